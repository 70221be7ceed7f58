"""Terms of the games and the stems by which the law must call them: an English pattern, then one for each language."""

from __future__ import annotations


def _terms(lines: str) -> dict[str, dict[str, str]]:
    table = [[cell.strip() for cell in line.split(" = ")] for line in lines.strip().splitlines()]
    return {english: {"fr": fr, "de": de, "ru": ru} for english, fr, de, ru in table}


TERMS = {
    "progress": _terms(r"""
        discard piles? = défausse = Ablagestapel = сброс
        prerequisites? = prérequis = Voraussetzung|vorausgesetzt = предшественниц
        General Knowledge = Connaissance\sGénérale = Allgemeinwissen = общ\w+\sзнани
        knowledge tokens? = jetons?\sConnaissance = Wissensplättchen = жетон\w*\sзнани
        under development = en\sdéveloppement = in\sder\sEntwicklung = в\sразработке
        benefits? = avantage = Vorteil = преимуществ
        cost lines? = lignes?\sde\scoût = Kostenzeile = строчк
        cost sections? = sections?\sde\scoût = Kostenabschnitt = цен
        free actions? = actions?\sgratuites? = freien?\sAktion = свободн\w*\sдействи
        Time deck = paquet\sTemps = Zeitstapel = колод\w*\sвремени
        skill = compétence = Fähigkeit = навык
        markers? = marqueur = Stein = фиш[ек]
        power (?:board|tracks?) = Pouvoir = Macht = могуществ
        VP = PV = SP = ПО
        clockwise = sens\shoraire = Uhrzeigersinn = часовой\sстрелке
        Upkeep = Entretien = Versorgung = обновлени
        Heritage = Héritage = Erbe = наследи
        Philosophers? = Ancien\w*\sPhilosophe = Philosophen?\sder\sAntike = древн\w*\sфилософ
        Scientists? = Scientifique = Wissenschaftler = учён
        Artists? = Artiste = Künstler = творц
        milestones? = Étapes?\sImportante|l’active = Meilenstein = достижени|текущ
        new-age symbols? = symboles?\sNouvel\sÂge = Neues-Zeitalter-Symbol = символ\w*\sновой\sэпохи
        Age [IVX]+ = Âges?\s[IVX] = Zeitalter[\s-][IVX] = [IVX]\S*\sэпох|эпоха\s\(I
        personalit(?:y|ies) = Personnalité = Berühmtheit = личност|«Личности»
        editions? = édition = Ausgabe = издани
        variants? = variante = Variante = вариант
        expansions? = extension = Erweiterung = дополнени
        face[ -]up = face\svisible = aufgedeckt = лицевой\sстороной\sвверх
        power steps? = Pouvoir = Machtleiste = могуществ
        Discover actions? = actions?\sDécouverte = Aktion(?:en)?\sEntdecken = действи\w*-открыти
        (?<!& )Draw action = action\sPiocher = Aktion\sKarten\sziehen = действи\w*-добор
    """),
    "s-evolution": _terms(r"""
        tricks? = pli = Stich = взят
        trumps? = atout|coup = Trumpf|Trümpf|stechen = козыр
        fixed colour = couleur\sfixée = festgelegte\sFarbe = заданн\w*\sмаст
        tie[ -]rule = règle\sd’égalité = Gleichstandsregel = правил\w*\sничьей
        Discover(?:y|ies) = Découverte = Entdeckung = открыти
        Calamit(?:y|ies) = Calamité = Katastrophe = бедстви
        Jokers? = Joker = Joker = джокер
        Food = Nourriture = Nahrung = ед[аыу]
        Tools? = Outil = Werkzeug = инструмент
        Science = Science = Wissenschaft = наук
        Population = Population = Bevölkerung = населени
        Pops? = Pop = Einwohner = жител|никого
        Buildings? = Bâtiment = Gebäude = здани
        Advantages? = Avantage = Vorteil = преимуществ
        Commerce = Commerce = Handel = торговл
        Prestige = Prestige = Prestige = престиж
        Protection = Protection = Schutz = защит
        Harvest = Récolte = Ernte = урожа
        needs?(?! be) = besoin = Bedürfnis = потребност
        stocks? = stock = Vorrat|Vorräte = запас
        levels? = niveau = Stufe = уров
        blind = à\sl’aveugle = blind = вслепую
        face[ -]down = face\scachée = verdeckt = рубашкой\sвверх
        face[ -]up = face\svisible = aufgedeckt = лицевой\sстороной\sвверх
        clockwise = sens\shoraire = Uhrzeigersinn = часовой\sстрелке
        rounds?(?! again) = round = Runde = раунд
        VP = PV = SP = ПО
        Farm = Ferme = Bauernhof = ферм
        Famine = Famine = Hungersnot = голод
        Earthquake = Séisme = Erdbeben = землетрясени
        Epidemic = Épidémie = Epidemie = эпидеми
        Invasion = Invasion = Invasion = нашестви
        Hurricane = Ouragan = Orkan = ураган
        Decadence = Décadence = Dekadenz = упад
        Obscurantism = Obscurantisme = Obskurantismus = мракобеси
    """),
}
