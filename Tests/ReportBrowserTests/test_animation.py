"""Whether a browser sees an animated PNG's frames as they were drawn."""

import base64
import os
import pathlib
import unittest

import browser

SAMPLE = pathlib.Path(os.environ["MAQUETTE_ANIMATION_SAMPLE"])

# Decodes every frame of a file with the browser's own decoder and returns its pixels as text, and its time in
# microseconds.
FRAMES = r"""
const [data, done] = arguments;
const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
(async () => {
  const decoder = new ImageDecoder({ data: bytes, type: 'image/png', preferAnimation: true });
  await decoder.completed;
  await decoder.tracks.ready;
  const frames = [];
  for (let index = 0; index < decoder.tracks.selectedTrack.frameCount; index += 1) {
    const { image } = await decoder.decode({ frameIndex: index });
    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height).data;
    const digest = await crypto.subtle.digest('SHA-256', pixels);
    frames.push([canvas.width, canvas.height, image.duration, Array.from(new Uint8Array(digest)).join(' ')]);
    image.close();
  }
  return [frames, decoder.tracks.selectedTrack.animated, decoder.tracks.selectedTrack.repetitionCount];
})().then(done, (error) => done(String(error)));
"""


class Animation(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.driver = browser.start()
        # Only a secure context has a decoder; a local file is one.
        cls.driver.get((SAMPLE / "animation.png").as_uri())

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()
        cls.driver.profile.cleanup()

    def decode(self, name):
        data = base64.b64encode((SAMPLE / name).read_bytes()).decode()
        result = self.driver.execute_async_script(FRAMES, data)
        self.assertIsInstance(result, list, result)
        return result

    def test_every_frame_is_the_still_picture_of_its_moment(self):
        frames, moves, repetitions = self.decode("animation.png")
        self.assertTrue(moves)
        self.assertEqual(repetitions, None, "without an end, which is infinity and so nothing in JSON")
        delays = [float(text) for text in (SAMPLE / "delays.txt").read_text().split()]
        self.assertEqual(len(frames), len(delays))
        self.assertGreater(len(frames), 10)
        for index, (frame, delay) in enumerate(zip(frames, delays)):
            [still], still_moves, _ = self.decode(f"frame-{index}.png")
            self.assertFalse(still_moves)
            self.assertEqual(frame[:2] + frame[3:], still[:2] + still[3:], f"frame {index}")
            self.assertAlmostEqual(frame[2] / 1e6, delay, places=3)
