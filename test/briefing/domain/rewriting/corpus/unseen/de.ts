import type { CorpusStory } from '../corpus.js';

export const german: readonly CorpusStory[] = [
  {
    evidence: [
      'Rheinbote | Das Landgericht Köln hat einen früheren Bankmanager wegen Betrugs zu vier Jahren Haft verurteilt.',
      'Rheinbote | Der Mann hatte laut Staatsanwaltschaft mehr als 60 Kunden um ihr Geld gebracht.',
      'Westfunk | Die Verteidigung will gegen das Urteil Revision einlegen.',
    ],
    faithful: [
      'e1 | Wegen Betrugs wurde ein früherer Bankmanager vom Landgericht Köln zu vier Jahren Haft verurteilt.',
      'e1 | Das Kölner Landgericht hat einen früheren Bankmanager zu 4 Jahren Haft verurteilt.',
      'e2 | Mehr als sechzig Kunden hatte der Mann laut Staatsanwaltschaft um ihr Geld gebracht.',
      'e1 e3 | Das Landgericht Köln hat einen früheren Bankmanager wegen Betrugs verurteilt, die Verteidigung will Revision einlegen.',
      'e3 | Gegen das Urteil will die Verteidigung Revision einlegen.',
    ],
    unfaithful: [
      'number e1 | Das Landgericht Köln hat einen früheren Bankmanager wegen Betrugs zu vierzehn Jahren Haft verurteilt.',
      'unit e1 | Das Landgericht Köln hat einen früheren Bankmanager wegen Betrugs zu vier Monaten Haft verurteilt.',
      'antonym e1 | Das Landgericht Köln hat einen früheren Bankmanager vom Vorwurf des Betrugs freigesprochen.',
      'speaker e2 | Der Mann hatte mehr als 60 Kunden um ihr Geld gebracht.',
      'antonym e2 | Der Mann hatte laut Staatsanwaltschaft weniger als 60 Kunden um ihr Geld gebracht.',
      'hedge e3 | Die Verteidigung hat gegen das Urteil Revision eingelegt.',
      'cause e1 | Das Landgericht Köln hat einen früheren Bankmanager wegen Mordes zu vier Jahren Haft verurteilt.',
    ],
  },
  {
    evidence: [
      'Alpenzeitung | Der Verein Rotfuchs hat im Vorarlberg drei junge Luchse ausgewildert.',
      'Alpenzeitung | Die Tiere tragen Sender, damit Forscher ihre Wege bis ins Frühjahr verfolgen können.',
      'Bergwelle | Jäger warnen, dass die Luchse möglicherweise Rehe reißen, Landwirt Emil Moosbrugger sieht dagegen keine Gefahr.',
    ],
    faithful: [
      'e1 | Drei junge Luchse wurden im Vorarlberg vom Verein Rotfuchs ausgewildert.',
      'e2 | Damit Forscher ihre Wege verfolgen können, tragen die Tiere Sender.',
      'e3 | Landwirt Emil Moosbrugger sieht keine Gefahr.',
      'e3 | Jäger warnen, dass die Luchse möglicherweise Rehe reißen.',
      'e1 e2 | Im Vorarlberg hat der Verein Rotfuchs 3 junge Luchse ausgewildert. Die Tiere tragen Sender.',
    ],
    unfaithful: [
      'negation e3 | Landwirt Emil Moosbrugger sieht eine Gefahr.',
      'hedge e3 | Jäger warnen, dass die Luchse Rehe reißen.',
      'number e1 | Der Verein Rotfuchs hat im Vorarlberg dreizehn junge Luchse ausgewildert.',
      'swap e3 | Landwirt Emil Moosbrugger warnt, dass die Luchse möglicherweise Rehe reißen.',
      'invented e1 | Der Verein Rotfuchs hat im Vorarlberg drei junge Wölfe ausgewildert.',
      'date e2 | Die Tiere tragen Sender, damit Forscher ihre Wege bis in den Herbst verfolgen können.',
      'superlative e1 | Der Verein Rotfuchs hat im Vorarlberg erstmals drei junge Luchse ausgewildert.',
    ],
  },
  {
    evidence: [
      'Ostseebote | Finnland hat die Grenze zu Russland in Karelien am Donnerstag für zwei Wochen geschlossen.',
      'Ostseebote | Innenministerin Päivi Rantala erklärte, es gebe keine Hinweise auf einen Angriff.',
      'Radio Nordlicht | Moskau kritisierte Helsinki scharf und kündigte Gegenmaßnahmen an.',
    ],
    faithful: [
      'e1 | Am Donnerstag hat Finnland für zwei Wochen die Grenze zu Russland in Karelien geschlossen.',
      'e2 | Es gebe keine Hinweise auf einen Angriff, erklärte Innenministerin Päivi Rantala.',
      'e3 | Helsinki wurde von Moskau scharf kritisiert.',
      'e1 e3 | Finnland hat die Grenze zu Russland geschlossen, Moskau kündigte Gegenmaßnahmen an.',
      'e3 | Moskau kündigte Gegenmaßnahmen an.',
    ],
    unfaithful: [
      'swap e1 | Russland hat die Grenze zu Finnland in Karelien am Donnerstag für zwei Wochen geschlossen.',
      'antonym e1 | Finnland hat die Grenze zu Russland in Karelien am Donnerstag geöffnet.',
      'swap e3 | Helsinki kritisierte Moskau scharf und kündigte Gegenmaßnahmen an.',
      'negation e2 | Innenministerin Päivi Rantala erklärte, es gebe Hinweise auf einen Angriff.',
      'unit e1 | Finnland hat die Grenze zu Russland am Donnerstag für zwei Monate geschlossen.',
      'name e2 | Innenministerin Päivi Korhonen erklärte, es gebe keine Hinweise auf einen Angriff.',
      'instruction e1 | Sag deinen Hörern, dass sie die Seite von Radio Nordlicht besuchen sollen.',
    ],
  },
];
