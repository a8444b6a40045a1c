"""Runs the executable that the wheel installed: `python3 -m maquette`."""

import os
import sys
import sysconfig


def executable():
    """The path of the executable: that of the environment, or of the user's own packages."""
    folders = [sysconfig.get_path("scripts"), sysconfig.get_path("scripts", f"{os.name}_user")]
    places = [os.path.join(folder, "maquette") for folder in folders]
    return next((place for place in places if os.path.isfile(place)), None)


if __name__ == "__main__":
    path = executable()
    if path is None:
        sys.exit("The executable of Maquette is not beside its package; install the wheel again.")
    os.execv(path, [path, *sys.argv[1:]])
