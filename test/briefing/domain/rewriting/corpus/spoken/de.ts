import type { CorpusStory } from '../corpus.js';

export const german: readonly CorpusStory[] = [
  {
    evidence: [
      'Stadtecho | Der Stadtrat von Marlow hat am Mittwoch beschlossen, die Straßenbahnlinie 4 bis zum Flughafen zu verlängern; das Projekt soll 312 Millionen Euro kosten.',
      'Stadtecho | Der Bau soll im März 2027 beginnen, und die ersten Bahnen könnten Ende 2030 fahren, sagte Verkehrsdezernentin Nadia Okafor.',
      'Bahnblick | Anwohner im Stadtteil Kelling fürchten Lärm und haben 2347 Unterschriften gegen die Strecke gesammelt.',
    ],
    faithful: [
      'e1 | In Marlow wird die Straßenbahnlinie 4 bis zum Flughafen verlängert, das hat der Stadtrat am Mittwoch entschieden.',
      'e1 e3 | Die Verlängerung soll 312 Millionen Euro kosten, doch nicht alle sind begeistert: In Kelling haben Anwohner Angst vor Lärm.',
      'e2 | Und wann ist es so weit? Laut Verkehrsdezernentin Nadia Okafor könnten die ersten Bahnen Ende 2030 unterwegs sein.',
      'e2 | Baubeginn soll im März 2027 sein, so Okafor.',
      'e3 | Mehr als 2300 Unterschriften gegen die Strecke sind von Anwohnern in Kelling zusammengetragen worden.',
    ],
    unfaithful: [
      'tense e2 | Der Bau hat begonnen, sagte Verkehrsdezernentin Nadia Okafor.',
      'number e3 | Mehr als 2400 Unterschriften gegen die Strecke haben Anwohner in Kelling gesammelt.',
      'role e1 | Die Anwohner von Marlow haben am Mittwoch beschlossen, die Straßenbahnlinie 4 bis zum Flughafen zu verlängern.',
      'intensity e3 | Die Anwohner im Stadtteil Kelling sind wütend über den Lärm.',
      'cause e1 e3 | Weil Anwohner Unterschriften gesammelt haben, wird die Linie verlängert.',
    ],
  },
  {
    evidence: [
      'Gesundheitsdienst | Die Gesundheitsbehörden im Soria-Tal haben seit Anfang Oktober 41 Masernfälle bestätigt, die meisten davon bei Kindern unter fünf Jahren.',
      'Gesundheitsdienst | Zwei Patienten werden auf der Intensivstation behandelt, Todesfälle wurden nicht gemeldet, sagte Ines Falk, die Leiterin der Regionalklinik.',
      'Talpost | Die Region wird ab kommendem Montag an allen Schulen kostenlose Impfungen anbieten.',
    ],
    faithful: [
      'e1 | Seit Anfang Oktober gibt es im Soria-Tal rund 40 bestätigte Masernfälle, überwiegend bei Kindern unter fünf Jahren.',
      'e2 | Ines Falk, die die Regionalklinik leitet, sagt, zwei Patienten lägen auf der Intensivstation, bislang seien keine Todesfälle gemeldet.',
      'e3 | Wie geht es jetzt weiter? Von kommendem Montag an bietet die Region an jeder Schule Gratis-Impfungen an.',
      'e1 | Die Bestätigung der 41 Masernfälle kommt von den Gesundheitsbehörden im Soria-Tal.',
    ],
    unfaithful: [
      'number e1 | Im Soria-Tal sind seit Anfang Oktober rund 50 Masernfälle bestätigt worden.',
      'negation e2 | Zwei Todesfälle wurden gemeldet, sagte Ines Falk, die Leiterin der Regionalklinik.',
      'scope e1 | Alle 41 bestätigten Masernfälle betreffen Kinder unter fünf Jahren.',
      'modality e3 | Ab kommendem Montag sind Impfungen an allen Schulen Pflicht.',
    ],
  },
  {
    evidence: [
      'Sportredaktion | Stürmer Tomas Renko, 24, wechselt für 18,5 Millionen Euro von Vardal zu Porto Azul, teilten beide Vereine am Freitag mit.',
      'Sportredaktion | Er unterschrieb einen Vertrag bis 2030 und wird die Rückennummer 9 tragen.',
      'Fanradio | „Davon habe ich seit meiner Kindheit geträumt“, sagte Renko im Fanradio und fügte hinzu, er hoffe, in seiner ersten Saison die Meisterschaft zu gewinnen.',
    ],
    faithful: [
      'e1 | Das haben beide Klubs bekannt gegeben: Der 24-jährige Stürmer Tomas Renko verlässt Vardal und geht für 18,5 Millionen Euro zu Porto Azul.',
      'e2 | Sein Vertrag läuft bis 2030, und er bekommt die Rückennummer 9.',
      'e3 | Davon habe er seit seiner Kindheit geträumt, erzählte Renko im Fanradio.',
      'e3 | Und was hat er vor? In seiner ersten Saison hofft Renko auf den Gewinn der Meisterschaft, wie er im Fanradio sagte.',
    ],
    unfaithful: [
      'direction e1 | Tomas Renko wechselt für 18,5 Millionen Euro von Porto Azul zu Vardal, teilten beide Vereine mit.',
      'number e2 | Sein Vertrag läuft bis 2031.',
      'intent e3 | Renko sagte im Fanradio, er werde in seiner ersten Saison die Meisterschaft gewinnen.',
      'role e1 | Das Fanradio teilte mit, dass Tomas Renko zu Porto Azul wechselt.',
    ],
  },
];
