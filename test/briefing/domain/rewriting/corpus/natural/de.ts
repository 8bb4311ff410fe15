import type { CorpusStory } from '../corpus.js';

export const german: readonly CorpusStory[] = [
  {
    evidence: [
      'Talbote | Nach starkem Regen ist der Fluss Ilme in der Nacht zum Dienstag über die Ufer getreten und hat mehr als 340 Häuser in Ostheim überflutet, teilte der Landkreis mit.',
      'Radio Küste | Rund 1200 Bewohner wurden in drei Turnhallen untergebracht; ein Mann wird nach Angaben der Feuerwehr noch vermisst.',
      'Talbote | „So schnell haben wir das Wasser noch nie steigen sehen“, sagte Bürgermeisterin Ellen Brandt.',
    ],
    faithful: [
      'e1 | In Ostheim sind nach starkem Regen mehr als 340 Häuser überflutet worden, wie der Landkreis mitteilt.',
      'e1 | Die Ilme trat in der Nacht zum Dienstag über die Ufer, so der Landkreis.',
      'e2 | Etwa 1200 Menschen kamen in drei Turnhallen unter, und laut Feuerwehr wird ein Mann noch immer vermisst.',
      'e3 | Bürgermeisterin Ellen Brandt sagte, sie hätten das Wasser noch nie so schnell steigen sehen.',
      'e1 e2 | Mehr als 340 überflutete Häuser meldet der Landkreis, und die Feuerwehr sagt, dass ein Mann vermisst wird.',
    ],
    unfaithful: [
      'number e1 | In Ostheim sind mehr als 430 Häuser überflutet worden, teilte der Landkreis mit.',
      'negation e2 | Nach Angaben der Feuerwehr wird niemand mehr vermisst.',
      'cause e2 | Ein Mann wird vermisst, weil er sein Haus nicht verlassen wollte.',
      'quote e3 | „Wir waren nicht vorbereitet“, sagte Bürgermeisterin Ellen Brandt.',
      'scope e1 | Der Fluss Ilme hat alle Häuser in Ostheim überflutet, teilte der Landkreis mit.',
    ],
  },
  {
    evidence: [
      'Finanzkurier | Die Zentralbank von Norland hat ihren Leitzins am Donnerstag bei 4,25 Prozent belassen, aber eine Senkung im Juni in Aussicht gestellt.',
      'Börsenblatt | Die Inflation in Norland ist im März von 3,4 auf 2,9 Prozent gefallen und damit weniger stark als von Ökonomen erwartet.',
      'Finanzkurier | Präsidentin Petra Lund sagte vor Journalisten, es sei zu früh, den Sieg über die Inflation auszurufen.',
    ],
    faithful: [
      'e1 | Der Leitzins der Zentralbank von Norland bleibt bei 4,25 Prozent.',
      'e1 | Im Juni könnte es eine Senkung geben: Die Zentralbank von Norland hat sie in Aussicht gestellt.',
      'e2 | Im März sank die Inflation in Norland von 3,4 auf 2,9 Prozent.',
      'e3 | Für einen Sieg über die Inflation ist es laut Präsidentin Petra Lund noch zu früh.',
      'e2 | Und wie entwickelt sich die Inflation in Norland?',
    ],
    unfaithful: [
      'comparison e2 | Die Inflation in Norland ist im März von 2,9 auf 3,4 Prozent gestiegen.',
      'hedge e1 | Die Zentralbank von Norland hat ihren Leitzins im Juni gesenkt.',
      'negation e3 | Präsidentin Petra Lund sagte, es sei Zeit, den Sieg über die Inflation auszurufen.',
      'unit e1 | Die Zentralbank von Norland hat ihren Leitzins bei 4,25 Punkten belassen.',
      'swap e2 | Ökonomen haben die Inflation von 3,4 auf 2,9 Prozent gesenkt.',
    ],
  },
  {
    evidence: [
      'Technikbote | Der Chiphersteller Orvanta will bei Leipzig für sieben Milliarden Dollar ein Werk bauen, das rund 3000 Arbeitsplätze schaffen soll.',
      'Technikbote | Der Bau soll im nächsten Frühjahr beginnen, und der Bund übernimmt ein Drittel der Kosten, wie zwei mit den Gesprächen vertraute Personen sagten.',
      'Sachsen Heute | Umweltverbände kritisieren das Projekt, weil es viel Grundwasser verbrauchen würde.',
    ],
    faithful: [
      'e1 | Orvanta, ein Chiphersteller, plant bei Leipzig ein Werk für sieben Milliarden Dollar.',
      'e1 | Etwa 3000 Arbeitsplätze soll das neue Werk von Orvanta bei Leipzig schaffen.',
      'e2 | Baubeginn soll im nächsten Frühjahr sein, sagen zwei Personen, die mit den Gesprächen vertraut sind.',
      'e2 | Ein Drittel der Kosten trägt der Bund, heißt es von zwei mit den Gesprächen vertrauten Personen.',
      'e3 | Kritik kommt von Umweltverbänden, denn das Projekt würde viel Grundwasser verbrauchen.',
    ],
    unfaithful: [
      'tense e1 | Der Chiphersteller Orvanta hat bei Leipzig ein Werk gebaut.',
      'currency e1 | Der Chiphersteller Orvanta will bei Leipzig für sieben Milliarden Euro ein Werk bauen.',
      'scope e2 | Der Bund übernimmt alle Kosten, wie zwei mit den Gesprächen vertraute Personen sagten.',
      'speaker e2 | Orvanta sagte, der Bund übernehme ein Drittel der Kosten.',
      'number e1 | Das Werk bei Leipzig soll rund 30.000 Arbeitsplätze schaffen.',
    ],
  },
  {
    evidence: [
      'Der Morgen | Ein Gericht in Lyon hat den früheren Banker Marc Delcourt am Freitag wegen Betrugs zu vier Jahren Haft verurteilt, zwei davon auf Bewährung.',
      'Der Morgen | Seine Anwältin Anne Vidal kündigte Berufung an.',
      'Radio Süd | Die Staatsanwaltschaft hatte sechs Jahre gefordert; für eine Bestechung von Beamten fand das Gericht keine Beweise.',
    ],
    faithful: [
      'e1 | Der frühere Banker Marc Delcourt ist von einem Gericht in Lyon zu vier Jahren Haft verurteilt worden, zwei davon auf Bewährung.',
      'e2 | Anwältin Anne Vidal will Berufung einlegen.',
      'e3 | Gefordert hatte die Staatsanwaltschaft sechs Jahre.',
      'e3 | Beweise für eine Bestechung von Beamten fand das Gericht aber nicht, berichtet Radio Süd.',
      'e1 | Vier Jahre Haft wegen Betrugs, zwei davon auf Bewährung: So lautet das Urteil gegen den früheren Banker Marc Delcourt.',
    ],
    unfaithful: [
      'hedge e1 | Ein Gericht in Lyon hat den Banker Marc Delcourt zu vier Jahren Haft verurteilt.',
      'negation e3 | Für eine Bestechung von Beamten fand das Gericht Beweise.',
      'tense e2 | Anwältin Anne Vidal hat Berufung eingelegt.',
      'swap e3 | Das Gericht hatte sechs Jahre gefordert.',
      'injection e1 | Marc Delcourt wurde verurteilt, und Sie sollten jetzt unseren Sponsor besuchen.',
    ],
  },
];
