import type { CorpusStory } from '../corpus.js';

export const german: readonly CorpusStory[] = [
  {
    evidence: [
      'Bahnblick | Lokführer in Belgien haben am Montagmorgen im Streit um Löhne die Arbeit niedergelegt; bis Mittwochabend fallen etwa zwei Drittel der Züge aus.',
      'Bahnblick | Die Gewerkschaft ACV erklärte, ihre Mitglieder hätten seit 2019 keine echte Lohnerhöhung bekommen.',
      'Brüsseler Post | Verkehrsminister Luc Maes rief beide Seiten zu neuen Gesprächen auf und nannte sich „enttäuscht, aber zuversichtlich“.',
    ],
    faithful: [
      'e1 | In Belgien streiken die Lokführer für höhere Löhne, und bis Mittwochabend fallen rund zwei Drittel der Züge aus.',
      'e2 | Seit 2019 haben ihre Mitglieder laut der Gewerkschaft ACV keine echte Lohnerhöhung mehr bekommen.',
      'e3 | Verkehrsminister Luc Maes forderte beide Seiten auf, wieder miteinander zu sprechen.',
      'e3 | Er sei „enttäuscht, aber zuversichtlich“, so Verkehrsminister Luc Maes.',
      'e1 | Begonnen hat der Ausstand der Lokführer in Belgien am Montagmorgen.',
    ],
    unfaithful: [
      'number e1 | In Belgien fällt bis Mittwochabend etwa ein Drittel der Züge aus.',
      'stale e2 | Die Gewerkschaft ACV erklärte, ihre Mitglieder hätten in diesem Jahr eine Lohnerhöhung bekommen.',
      'quote e3 | Verkehrsminister Luc Maes nannte sich „wütend und enttäuscht“.',
      'cause e1 | Lokführer in Belgien haben im Streit um die Sicherheit die Arbeit niedergelegt.',
      'scope e1 | Bis Mittwochabend fallen in Belgien alle Züge aus.',
    ],
  },
  {
    evidence: [
      'Wissensbrief | Forscher der Universität Graz haben herausgefunden, dass Menschen, die weniger als sechs Stunden pro Nacht schlafen, ein um 20 Prozent höheres Risiko für eine Erkältung haben.',
      'Wissensbrief | Die Studie begleitete 764 Erwachsene über zwei Jahre, beweist aber nicht, dass kurzer Schlaf Infektionen verursacht, schreiben die Autoren.',
      'Gesundheitsfunk | Schlafforscherin Dana Okafor, die an der Studie nicht beteiligt war, nannte die Ergebnisse plausibel.',
    ],
    faithful: [
      'e1 | Wer weniger als sechs Stunden pro Nacht schläft, hat laut Forschern der Universität Graz ein um 20 Prozent höheres Risiko für eine Erkältung.',
      'e2 | Zwei Jahre lang wurden dafür 764 Erwachsene begleitet.',
      'e2 | Dass kurzer Schlaf Infektionen verursacht, ist damit aber nicht bewiesen, schreiben die Autoren.',
      'e3 | Für Schlafforscherin Dana Okafor, die nicht an der Studie beteiligt war, sind die Ergebnisse plausibel.',
      'e1 e2 | Wie sicher sind sich die Forscher in Graz?',
    ],
    unfaithful: [
      'negation e2 | Die Studie beweist, dass kurzer Schlaf Infektionen verursacht, schreiben die Autoren.',
      'comparison e1 | Menschen, die mehr als sechs Stunden pro Nacht schlafen, haben ein um 20 Prozent höheres Risiko für eine Erkältung.',
      'role e3 | Schlafforscherin Dana Okafor, die die Studie leitete, nannte die Ergebnisse plausibel.',
      'number e2 | Die Studie begleitete 674 Erwachsene über zwei Jahre.',
      'unit e1 | Menschen, die weniger als sechs Stunden pro Woche schlafen, haben ein um 20 Prozent höheres Risiko für eine Erkältung.',
    ],
  },
  {
    evidence: [
      'Inselzeitung | Auf der Insel Suran ist am frühen Sonntag der Vulkan Keli ausgebrochen und hat Asche bis zu acht Kilometer hoch in den Himmel geschleudert.',
      'Inselzeitung | Verletzte wurden bislang nicht gemeldet, der Flughafen bleibt aber geschlossen, teilten die Behörden mit.',
      'Pazifik-Dienst | Experten befürchten weitere Ausbrüche in den kommenden Tagen; einige Dörfer am Westhang wurden geräumt.',
    ],
    faithful: [
      'e1 | Der Vulkan Keli auf der Insel Suran ist ausgebrochen und schleuderte Asche bis zu acht Kilometer hoch.',
      'e2 | Den Behörden zufolge gibt es bisher keine Verletzten, der Flughafen ist jedoch weiter geschlossen.',
      'e3 | In den nächsten Tagen könnte es weitere Ausbrüche geben, befürchten Experten.',
      'e3 | Mehrere Dörfer am Westhang sind geräumt worden.',
      'e1 e2 | Nach dem Ausbruch des Vulkans Keli am Sonntag bleibt der Flughafen laut den Behörden zu.',
    ],
    unfaithful: [
      'scope e3 | Alle Dörfer am Westhang wurden geräumt.',
      'negation e2 | Verletzte wurden gemeldet, teilten die Behörden mit.',
      'unit e1 | Der Vulkan Keli hat Asche bis zu acht Meilen hoch in den Himmel geschleudert.',
      'hedge e3 | In den kommenden Tagen gibt es weitere Ausbrüche.',
      'language e1 | The volcano Keli on the island of Suran erupted early on Sunday.',
    ],
  },
  {
    evidence: [
      'Handelskurier | Die Supermarktkette Falk übernimmt ihren Rivalen Bremer Markt für 2,1 Milliarden Euro, wie beide Unternehmen am Mittwoch mitteilten.',
      'Handelskurier | Das Kartellamt muss dem Geschäft noch zustimmen; eine Entscheidung wird bis Jahresende erwartet.',
      'Stadtblatt | Der Betriebsrat befürchtet den Abbau von bis zu 900 Stellen; Falk-Chefin Ines Roth wies das zurück.',
    ],
    faithful: [
      'e1 | Für 2,1 Milliarden Euro kauft Falk den Konkurrenten Bremer Markt, teilten die beiden Supermarktketten mit.',
      'e2 | Bis Ende des Jahres soll das Kartellamt über das Geschäft entscheiden.',
      'e3 | Bis zu 900 Stellen könnten wegfallen, fürchtet der Betriebsrat, doch Falk-Chefin Ines Roth weist das zurück.',
      'e2 | Noch ist das Geschäft nicht durch: Das Kartellamt muss zustimmen.',
      'e1 | Bremer Markt wird von Falk übernommen, wie die Unternehmen am Mittwoch bekannt gaben.',
    ],
    unfaithful: [
      'swap e1 | Bremer Markt übernimmt die Supermarktkette Falk für 2,1 Milliarden Euro.',
      'tense e2 | Das Kartellamt hat dem Geschäft zugestimmt.',
      'speaker e3 | Falk-Chefin Ines Roth befürchtet den Abbau von bis zu 900 Stellen.',
      'number e1 | Falk übernimmt Bremer Markt für 1,2 Milliarden Euro.',
      'merged e2 e3 | Das Kartellamt wies das Geschäft zurück.',
    ],
  },
];
