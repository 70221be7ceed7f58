"""How each language is set: what may not stand in its sentences."""

from __future__ import annotations

from holocene.locale import LANGUAGES

TYPE = {
    "straight apostrophe or quotation mark": (LANGUAGES, r"['\"]"),
    "three dots for an ellipsis": (LANGUAGES, r"\.\.\."),
    "colon without a no-break space": (("fr",), r"[^\u00a0]:(?=\s|$)"),
    "mark without a narrow no-break space": (("fr",), r"[^\u202f][;?!](?=\s|$)"),
    "guillemet without a no-break space": (("fr",), r"«[^\u00a0]|[^\u00a0]»"),
    "wrong quotation mark": (("fr", "ru"), r"”"),
    "English quotation mark": (("de",), r"”|(?<!\S)“"),
    "dash without a no-break space": (("ru",), r"[^\u00a0]—"),
    "short word cut from its noun": (("ru",), r"(?i)(?<!\w)(?:в|к|с|о|и|не) "),
    "Age cut from its number": (("en", "fr"), r"(?:Age|Âge)s? (?=x|[IVX]+\b)"),
    "Zeitalter cut from its number": (("de",), r"Zeitalters? (?=x|[IVX]+\b)"),
    "number cut from эпоха": (("ru",), r"(?:x|\b[IVX]+) (?=эпо)"),
    "е for ё": (("ru",), r"(?i)\b(?:еще|счет|учен(?:ый|ого|ые|ых)|берет)\b"),
}
FAULTS = [(language, fault) for fault, (languages, _) in TYPE.items() for language in languages]
