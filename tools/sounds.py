"""The sounds of the table as files to listen to, and as numbers: `python -m tools.sounds [folder]`.

The browser makes them itself, of the recipes in `web/app/sound/recipes.js`; here Node makes the same. Each is measured:
how long it is, how far it swings, how loud it is at its loudest (LUFS over 400 ms, ITU-R BS.1770), where the middle of
its spectrum lies, and its strongest pitch.
"""

from __future__ import annotations

import math
import subprocess
import sys
import wave
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

ROOT: Final = Path(__file__).parents[1]
SOUND: Final = ROOT / "src" / "holocene" / "web" / "app" / "sound"
RATE: Final = 22050
WINDOW: Final = int(0.4 * RATE)
SCRIPT: Final = """
const { make, RATE } = await import(process.argv[1] + "/make.js");
const { RECIPES } = await import(process.argv[1] + "/recipes.js");
for (const [name, recipe] of Object.entries(RECIPES)) {
  const samples = make(recipe);
  process.stdout.write(`${name} ${RATE} ${samples.length}\\n`);
  process.stdout.write(new Uint8Array(samples.buffer));
}
"""

Samples: TypeAlias = npt.NDArray[np.float64]


class Measured(NamedTuple):
    """One sound in numbers."""

    seconds: float
    peak: float
    loudness: float
    middle: float
    pitch: float


def rendered() -> dict[str, Samples]:
    """Every sound as the browser makes it."""
    command = ["node", "--input-type=module", "-e", SCRIPT, str(SOUND)]
    left = subprocess.run(command, check=True, capture_output=True).stdout
    found: dict[str, Samples] = {}
    while left:
        head, _, left = left.partition(b"\n")
        name, rate, length = head.decode().split()
        if int(rate) != RATE:
            raise ValueError(f"{name} has {rate} samples a second, not {RATE}")
        found[name] = np.frombuffer(left[: 4 * int(length)], np.float32).astype(np.float64)
        left = left[4 * int(length) :]
    return found


def measured(samples: Samples) -> Measured:
    spectrum = np.abs(np.fft.rfft(samples, 1 << 16)) ** 2
    pitches = np.fft.rfftfreq(1 << 16, 1 / RATE)
    return Measured(
        seconds=len(samples) / RATE,
        peak=float(np.abs(samples).max()),
        loudness=loudness(samples),
        middle=float((spectrum * pitches).sum() / spectrum.sum()),
        pitch=float(pitches[spectrum.argmax()]),
    )


def loudness(samples: Samples) -> float:
    """The loudest 400 ms, as ears weigh it."""
    quiet = np.zeros(WINDOW)
    heard = _weighted(np.concatenate([quiet, samples, quiet])) ** 2
    sums = np.concatenate([[0.0], np.cumsum(heard)])
    return float(-0.691 + 10 * math.log10((sums[WINDOW:] - sums[:-WINDOW]).max() / WINDOW))


def _weighted(samples: Samples) -> Samples:
    """The K-weighting of BS.1770 at our rate: a shelf for the head, then a high pass."""
    shelf = _shelf(1681.974450955533, 3.999843853973347, 0.7071752369554196)
    high = _high_pass(38.13547087602444, 0.5003270373238773)
    return _filtered(_filtered(samples, *shelf), *high)


def _shelf(pitch: float, gain: float, quality: float) -> tuple[list[float], list[float]]:
    turn = math.tan(math.pi * pitch / RATE)
    high = 10 ** (gain / 20)
    band = high**0.4996667741545416
    whole = 1 + turn / quality + turn**2
    ahead = [high + band * turn / quality + turn**2, 2 * (turn**2 - high), high - band * turn / quality + turn**2]
    return [each / whole for each in ahead], [2 * (turn**2 - 1) / whole, (1 - turn / quality + turn**2) / whole]


def _high_pass(pitch: float, quality: float) -> tuple[list[float], list[float]]:
    turn = math.tan(math.pi * pitch / RATE)
    whole = 1 + turn / quality + turn**2
    return [1.0, -2.0, 1.0], [2 * (turn**2 - 1) / whole, (1 - turn / quality + turn**2) / whole]


def _filtered(samples: Samples, ahead: list[float], back: list[float]) -> Samples:
    out = np.zeros_like(samples)
    first = second = 0.0
    for at, value in enumerate(samples):
        out[at] = ahead[0] * value + first
        first = ahead[1] * value - back[0] * out[at] + second
        second = ahead[2] * value - back[1] * out[at]
    return out


def write(samples: Samples, path: Path) -> None:
    with wave.open(str(path), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes((samples * 32767).round().astype("<i2").tobytes())


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    print(f"{'sound':<10} {'ms':>5} {'peak':>5} {'LUFS':>6} {'middle':>7} {'pitch':>7}")
    for name, samples in rendered().items():
        it = measured(samples)
        row = f"{it.seconds * 1000:5.0f} {it.peak:5.2f} {it.loudness:6.1f} {it.middle:5.0f} Hz {it.pitch:5.0f} Hz"
        print(f"{name:<10} {row}")
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            write(samples, folder / f"{name}.wav")


if __name__ == "__main__":
    main()
