import type { CorpusStory } from '../corpus.js';

export const german: readonly CorpusStory[] = [
  {
    evidence: [
      'Techblatt | Der Onlinehändler Corvex erklärte am Dienstag, Hacker hätten die Namen und E-Mail-Adressen von rund 640.000 Kunden gestohlen.',
      'Techblatt | Passwörter und Zahlungsdaten seien nicht betroffen, sagte das Unternehmen; die Datenschutzbehörde habe man informiert.',
      'Byte-Report | Nach Angaben der Sicherheitsforscherin Mina Tal nutzten die Angreifer eine Schwachstelle, die seit Mai bekannt war.',
    ],
    faithful: [
      'e1 | Hacker haben Namen und E-Mail-Adressen von etwa 640.000 Corvex-Kunden erbeutet, gab der Onlinehändler am Dienstag bekannt.',
      'e2 | Die gute Nachricht: Weder Passwörter noch Zahlungsdaten sind laut dem Unternehmen betroffen.',
      'e3 | Wie kamen die Angreifer hinein? Über eine Sicherheitslücke, die schon seit Mai bekannt war, sagt Sicherheitsforscherin Mina Tal.',
      'e2 | Die Datenschutzbehörde ist nach Angaben des Unternehmens verständigt worden.',
    ],
    unfaithful: [
      'negation e2 | Auch Passwörter und Zahlungsdaten seien betroffen, sagte das Unternehmen.',
      'number e1 | Hacker haben die Namen und E-Mail-Adressen von rund 460.000 Kunden gestohlen, erklärte Corvex am Dienstag.',
      'role e3 | Nach Angaben von Corvex nutzten die Angreifer eine Schwachstelle, die seit Mai bekannt war.',
      'cause e2 e3 | Weil die Schwachstelle seit Mai bekannt war, habe das Unternehmen die Datenschutzbehörde informiert.',
    ],
  },
  {
    evidence: [
      'Regionalnachrichten | Nach vier Monaten ohne Regen sind die Stauseen um Almera nur noch zu 27 Prozent gefüllt, teilte die Wasserbehörde mit.',
      'Regionalnachrichten | Ab Donnerstag dürfen Haushalte keine Gärten mehr bewässern und keine Schwimmbecken füllen; wer gegen die Regeln verstößt, muss mit Bußgeldern von bis zu 900 Euro rechnen.',
      'Landwirt | Die Bauern erwarten, dass die Olivenernte um fast ein Drittel zurückgeht, und fordern Hilfe von der Regierung.',
    ],
    faithful: [
      'e1 | Seit vier Monaten hat es um Almera nicht geregnet, und die Stauseen sind laut Wasserbehörde nur noch zu 27 Prozent voll.',
      'e2 | Was heißt das für die Haushalte? Ab Donnerstag ist das Bewässern von Gärten und das Füllen von Schwimmbecken nicht mehr erlaubt.',
      'e2 | Verstöße gegen die Regeln können bis zu 900 Euro Bußgeld kosten.',
      'e3 | Die Landwirte rechnen mit einem Rückgang der Olivenernte um knapp ein Drittel und verlangen Unterstützung von der Regierung.',
    ],
    unfaithful: [
      'number e1 | Die Stauseen um Almera sind zu 72 Prozent gefüllt, teilte die Wasserbehörde mit.',
      'negation e2 | Ab Donnerstag dürfen Haushalte wieder Gärten bewässern und Schwimmbecken füllen.',
      'bound e2 | Wer gegen die Regeln verstößt, muss mit Bußgeldern von mindestens 900 Euro rechnen.',
      'tense e3 | Die Olivenernte ist um fast ein Drittel zurückgegangen, sagen die Bauern.',
    ],
  },
  {
    evidence: [
      'Kultur heute | Das irische Drama Salt Road hat am Samstagabend den Hauptpreis beim Filmfestival von Lindau gewonnen.',
      'Kultur heute | Regisseurin Aoife Brannigan widmete die Auszeichnung ihrer verstorbenen Mutter, die in der letzten Szene des Films zu sehen ist.',
      'Leinwand | Die Jury unter Vorsitz des Schauspielers Paul Decker lobte den stillen Mut des Films; rund 70.000 Menschen besuchten das Festival, 5 Prozent mehr als im Vorjahr.',
    ],
    faithful: [
      'e1 | Der Hauptpreis des Filmfestivals von Lindau geht an Salt Road, ein Drama aus Irland.',
      'e2 | Aoife Brannigan, die Regisseurin, hat den Preis ihrer verstorbenen Mutter gewidmet, die in der Schlussszene auftritt.',
      'e3 | Lob gab es von der Jury um den Schauspieler Paul Decker für den stillen Mut des Films.',
      'e3 | Und wie viele Menschen kamen? Etwa 70.000, ein Plus von 5 Prozent gegenüber dem Vorjahr.',
    ],
    unfaithful: [
      'name e1 | Das schottische Drama Salt Road hat den Hauptpreis beim Filmfestival von Lindau gewonnen.',
      'role e2 | Der Schauspieler Paul Decker widmete die Auszeichnung seiner verstorbenen Mutter.',
      'direction e3 | Rund 70.000 Menschen besuchten das Festival, 5 Prozent weniger als im Vorjahr.',
      'invention e3 | Die Jury lobte den stillen Mut des Films und seine Musik.',
    ],
  },
];
