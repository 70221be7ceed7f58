"""The sounds as numbers, since no test can hear them: `python -m tools.sounds FOLDER` makes files to listen to."""

from __future__ import annotations

import shutil

import numpy as np
import pytest

from tools.sounds import RATE, Samples, loudness, measured, rendered

# How long each is, in milliseconds, and between which pitches the middle of its spectrum lies.
SOUNDS = {
    "card": (90, 200, 900),  # dry clay
    "discovery": (300, 500, 1500),  # stones
    "first": (420, 500, 1500),
    "token": (120, 250, 1200),  # a pebble in wood
    "draw": (110, 2000, 6000),  # paper
    "trick": (200, 100, 400),  # a skin
    "turn": (500, 700, 1800),  # a bell
    "age": (1200, 200, 900),  # a horn
    "calamity": (600, 80, 400),
    "end": (1800, 500, 1500),
}
FIFTH = {"D": 293.66, "A": 440.0}  # of any octave
LOUDEST = -18  # LUFS
SOFTEST = -32


@pytest.fixture(scope="module")
def sounds() -> dict[str, Samples]:
    if shutil.which("node") is None:
        pytest.skip("needs Node")
    return rendered()


def test_every_sound_is_short_and_swings_freely(sounds: dict[str, Samples]) -> None:
    """None is cut off at its loudest, none begins or ends with a click, none is longer than it should be."""
    assert {name: each[0] for name, each in SOUNDS.items()} == {
        name: round(len(samples) / RATE * 1000) for name, samples in sounds.items()
    }
    for name, samples in sounds.items():
        found = measured(samples)
        assert (name, True) == (name, 0.2 <= found.peak <= 0.7)
        assert (name, True) == (name, max(abs(samples[0]), abs(samples[-1])) < 0.01)
        assert (name, True) == (name, abs(samples.mean()) < 0.01)


def test_none_is_louder_than_it_may_be(sounds: dict[str, Samples]) -> None:
    """And none is lost beside the others."""
    for name, samples in sounds.items():
        assert (name, True) == (name, SOFTEST <= loudness(samples) <= LOUDEST)


def test_each_sounds_of_its_stuff(sounds: dict[str, Samples]) -> None:
    """Skin is low, paper is high, stone and bronze lie between."""
    for name, (_, low, high) in SOUNDS.items():
        assert (name, True) == (name, low <= measured(sounds[name]).middle <= high)


def test_what_rings_rings_in_one_fifth(sounds: dict[str, Samples]) -> None:
    """The strongest pitch is a D or an A, by less than a quarter of a semitone. Paper has none, a skin gives way."""
    for name in set(SOUNDS) - {"draw", "calamity", "trick"}:
        pitch = measured(sounds[name]).pitch
        off = min(abs((12 * np.log2(pitch / each) + 6) % 12 - 6) for each in FIFTH.values())
        assert (name, True) == (name, off < 0.25)


def test_the_measure_knows_a_tone_of_the_standard() -> None:
    """A tone of 997 Hz that swings to a tenth has -23 LUFS."""
    tone = 0.1 * np.sin(2 * np.pi * 997 * np.arange(RATE) / RATE)
    assert round(loudness(tone)) == -23
