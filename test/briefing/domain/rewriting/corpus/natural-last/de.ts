import type { CorpusStory } from '../corpus.js';

export const german: readonly CorpusStory[] = [
  {
    evidence: [
      'Autowoche | Der Autobauer Halden ruft in Europa 48.000 Elektroautos zurück, weil ein fehlerhaftes Kabel die Batterie überhitzen könnte.',
      'Autowoche | Halden sind nach eigenen Angaben drei Brände bekannt, bei denen niemand verletzt wurde; das Kabel soll kostenlos ersetzt werden.',
      'Stadtanzeiger | Die Verkehrsbehörde hatte das Unternehmen bereits im April vor dem Kabel gewarnt, wie aus Dokumenten hervorgeht.',
    ],
    faithful: [
      'e1 | 48.000 Elektroautos muss der Autobauer Halden in Europa zurückrufen.',
      'e1 | Der Grund: Ein fehlerhaftes Kabel könnte die Batterie überhitzen.',
      'e2 | Verletzt wurde bei den drei Bränden niemand, so Halden.',
      'e2 | Das Kabel wird kostenlos ausgetauscht, heißt es von Halden.',
      'e3 | Dokumenten zufolge hatte die Verkehrsbehörde Halden schon im April gewarnt.',
    ],
    unfaithful: [
      'number e1 | Der Autobauer Halden ruft in Europa 84.000 Elektroautos zurück.',
      'negation e2 | Halden sind drei Brände bekannt, bei denen Menschen verletzt wurden.',
      'role e3 | Halden hatte die Verkehrsbehörde bereits im April vor dem Kabel gewarnt.',
      'tense e2 | Das Kabel wurde kostenlos ersetzt.',
      'scope e1 | Der Autobauer Halden ruft in Europa alle Elektroautos zurück.',
    ],
  },
  {
    evidence: [
      'Staatskurier | Oppositionsführerin Mara Kesten hat die Präsidentschaftswahl in Ostravien am Sonntag mit 53 Prozent der Stimmen gewonnen, vor Amtsinhaber Ivo Brandl mit 45 Prozent.',
      'Staatskurier | Brandl räumte am späten Abend seine Niederlage ein und rief seine Anhänger auf, das Ergebnis anzuerkennen.',
      'Nachrichtenlinie | Beobachter meldeten kleinere Unregelmäßigkeiten in einigen Wahllokalen, nannten die Abstimmung aber frei und fair.',
    ],
    faithful: [
      'e1 | Mara Kesten, die Oppositionsführerin, gewinnt die Präsidentschaftswahl in Ostravien mit 53 Prozent.',
      'e1 | Amtsinhaber Ivo Brandl kam auf 45 Prozent.',
      'e2 | Am späten Abend gab Brandl seine Niederlage zu und bat seine Anhänger, das Ergebnis zu akzeptieren.',
      'e3 | Frei und fair sei die Wahl gewesen, sagen Beobachter, trotz kleinerer Unregelmäßigkeiten in einigen Wahllokalen.',
      'e2 | Und wie reagierte Brandl auf das Ergebnis?',
    ],
    unfaithful: [
      'swap e1 | Amtsinhaber Ivo Brandl hat die Präsidentschaftswahl vor Mara Kesten gewonnen.',
      'number e1 | Mara Kesten hat die Präsidentschaftswahl mit 45 Prozent der Stimmen gewonnen.',
      'negation e2 | Brandl räumte seine Niederlage nicht ein.',
      'scope e3 | Beobachter meldeten Unregelmäßigkeiten in allen Wahllokalen.',
      'quote e3 | Beobachter sprachen von einer „gestohlenen Wahl“.',
    ],
  },
];
