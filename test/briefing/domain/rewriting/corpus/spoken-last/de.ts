import type { CorpusStory } from '../corpus.js';

export const german: readonly CorpusStory[] = [
  {
    evidence: [
      'Hafenbote | Ein Kabelfehler hat am Montagabend in der Hafenstadt Vesterhavn 18.000 Haushalte vom Strom abgeschnitten, teilte der Netzbetreiber Nordnet mit.',
      'Hafenbote | Bis Mitternacht hatten die meisten Haushalte wieder Strom, rund 900 waren aber am Dienstagmorgen noch ohne Elektrizität.',
      'Küstenradio | Bürgermeisterin Karin Holt dankte den Reparaturtrupps und sagte, die Stadt werde ihre Notfallpläne überprüfen.',
    ],
    faithful: [
      'e1 | Wegen eines Kabelfehlers waren in Vesterhavn am Montagabend etwa 18.000 Haushalte ohne Strom, so der Netzbetreiber Nordnet.',
      'e2 | Um Mitternacht war der Strom für die meisten Haushalte zurück.',
      'e2 | Am Dienstagmorgen fehlte aber noch in rund 900 Haushalten der Strom.',
      'e3 | Bürgermeisterin Karin Holt bedankte sich bei den Reparaturtrupps.',
      'e3 | Und was macht die Stadt jetzt? Sie will ihre Notfallpläne überprüfen, sagt Bürgermeisterin Karin Holt.',
    ],
    unfaithful: [
      'part e2 | Bis Mitternacht hatten alle Haushalte wieder Strom.',
      'number e1 | Ein Kabelfehler hat 80.000 Haushalte vom Strom abgeschnitten, teilte der Netzbetreiber Nordnet mit.',
      'cause e1 | Ein Sturm hat am Montagabend 18.000 Haushalte vom Strom abgeschnitten, teilte der Netzbetreiber Nordnet mit.',
      'role e3 | Die Reparaturtrupps dankten Bürgermeisterin Karin Holt.',
      'tense e3 | Die Stadt hat ihre Notfallpläne überprüft, sagte Bürgermeisterin Karin Holt.',
    ],
  },
  {
    evidence: [
      'Bergpost | Im Nationalpark Ardel ist erstmals seit 120 Jahren ein Wolf fotografiert worden, gab die Parkverwaltung am Freitag bekannt.',
      'Bergpost | Der Biologe Hugo Lenz sagte, das Tier sei wahrscheinlich aus den östlichen Bergen gekommen und keine Gefahr für Wanderer.',
      'Hofstimme | Schafhalter forderten Entschädigung bei Angriffen und bessere Zäune; das Umweltministerium versprach, beides zu prüfen.',
    ],
    faithful: [
      'e1 | Zum ersten Mal seit 120 Jahren wurde im Nationalpark Ardel ein Wolf fotografiert, teilt die Parkverwaltung mit.',
      'e1 | Am Freitag hat es die Parkverwaltung mitgeteilt: Im Nationalpark Ardel wurde ein Wolf fotografiert.',
      'e2 | Für Wanderer ist das Tier laut dem Biologen Hugo Lenz ungefährlich.',
      'e2 | Woher kommt das Tier? Wahrscheinlich aus den östlichen Bergen, sagt Biologe Hugo Lenz.',
      'e3 | Die Schafhalter verlangen bei Angriffen eine Entschädigung und bessere Zäune, und das Umweltministerium hat zugesagt, beides zu prüfen.',
    ],
    unfaithful: [
      'hedge e2 | Das Tier sei aus den östlichen Bergen gekommen, sagte der Biologe Hugo Lenz.',
      'negation e2 | Das Tier sei eine Gefahr für Wanderer, sagte der Biologe Hugo Lenz.',
      'stance e3 | Das Umweltministerium versprach den Schafhaltern Entschädigung.',
      'number e1 | Im Nationalpark Ardel ist erstmals seit 12 Jahren ein Wolf fotografiert worden.',
      'event e3 | Der Wolf hat Schafe angegriffen, sagten Schafhalter.',
    ],
  },
];
