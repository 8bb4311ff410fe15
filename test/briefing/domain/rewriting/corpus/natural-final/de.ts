import type { CorpusStory } from '../corpus.js';

export const german: readonly CorpusStory[] = [
  {
    evidence: [
      'Hafenzeitung | Diebe haben am frühen Donnerstag ein Gemälde im Wert von rund zwei Millionen Dollar aus dem Norrby-Museum gestohlen, teilte die Polizei mit.',
      'Hafenzeitung | Zwei Männer wurden am Nachmittag nahe der Grenze festgenommen, das Gemälde wurde aber nicht gefunden.',
      'Kunstdienst | Museumsdirektorin Lena Voss sagte, die Alarmanlage habe versagt und die Galerie bleibe bis Montag geschlossen.',
    ],
    faithful: [
      'e1 | Aus dem Norrby-Museum ist ein Gemälde im Wert von etwa zwei Millionen Dollar gestohlen worden, sagt die Polizei.',
      'e2 | Zwei Männer sind nahe der Grenze gefasst worden, doch vom Gemälde fehlt jede Spur.',
      'e3 | Laut Museumsdirektorin Lena Voss hat die Alarmanlage versagt.',
      'e3 | Bis Montag bleibt die Galerie zu, sagte Museumsdirektorin Lena Voss.',
      'e2 | Und das Gemälde? Es wurde nicht gefunden.',
    ],
    unfaithful: [
      'number e1 | Diebe haben ein Gemälde im Wert von rund drei Millionen Dollar gestohlen, teilte die Polizei mit.',
      'negation e2 | Das Gemälde wurde gefunden.',
      'role e3 | Die Polizei sagte, die Alarmanlage habe versagt.',
      'cause e3 | Weil die Alarmanlage versagte, bleibt die Galerie geschlossen, sagte Lena Voss.',
      'scope e2 | Alle Diebe wurden nahe der Grenze festgenommen.',
    ],
  },
];
