"""A cup of bots on the command line: the same command gives the same cup."""

from __future__ import annotations

import json

import pytest

from holocene.cli.main import main

CUP = ["event", "swiss", "s-evolution", "--entrants", "random,greedy,random", "--rounds", "2", "--seed", "7"]


def cup(capsys: pytest.CaptureFixture[str], *words: str) -> list[dict[str, float]]:
    assert 0 == main([*words, "--json"])
    found: list[dict[str, float]] = json.loads(capsys.readouterr().out)
    return found


def test_the_same_command_gives_the_same_cup(capsys: pytest.CaptureFixture[str]) -> None:
    first = cup(capsys, *CUP)
    assert first == cup(capsys, *CUP)
    assert [0, 1, 2] == sorted(line["number"] for line in first)
    assert [2, 2, 2] == [line["played"] for line in first]
    assert first != cup(capsys, *CUP[:-1], "8")


def test_a_round_robin_has_as_many_rounds_as_it_takes(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["event", "robin", "progress", "--entrants", "random,random,random", "--tables-of", "3"]
    assert [1, 1, 1] == [line["played"] for line in cup(capsys, *words)]


def test_standings_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(CUP)
    out = capsys.readouterr().out.splitlines()
    assert ["Place", "Bot", "Points"] == out[0].split()[:3]
    assert 4 == len(out)


def test_one_entrant_is_no_cup(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 != main(["event", "swiss", "progress", "--entrants", "random"])
    assert "at least two" in capsys.readouterr().err
