# A formula for a Homebrew tap on macOS: built from the sources of the tag, against Homebrew's libraries. For Linux there
# is the archive with the static executable.
class Maquette < Formula
  desc "Mockups of platform controls with the same pixels on every machine"
  homepage "https://github.com/OWNER/maquette"
  url "https://github.com/OWNER/maquette.git", tag: "v0.3.0"
  license all_of: ["MIT", "OFL-1.1", "Unicode-3.0"]

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "freetype"
  depends_on "fribidi"
  depends_on "harfbuzz"
  depends_on "expat"
  depends_on "jpeg-turbo"
  depends_on "libpng"
  depends_on "libyaml"
  depends_on macos: :sequoia

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "maquette"
    bin.install ".build/release/maquette"
    generate_completions_from_executable(bin/"maquette", "--generate-completion-script")
  end

  test do
    system bin/"maquette", "draw", "button", "title=Play", "-o", testpath/"play.png"
    assert_path_exists testpath/"play.png"
  end
end
