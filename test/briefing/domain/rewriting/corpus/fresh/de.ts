import type { CorpusStory } from '../corpus.js';

export const german: readonly CorpusStory[] = [
  {
    evidence: [
      'Hafenblatt | Die Werft Brennecke in Kiel baut für die norwegische Reederei Fjordlinje vier Fähren mit Wasserstoffantrieb.',
      'Hafenblatt | Das erste Schiff soll im Sommer 2029 ausgeliefert werden, wie Werftchef Arne Lühr am Dienstag sagte.',
      'Küstenfunk | Die Gewerkschaft befürchtet, dass Brennecke dafür keine neuen Mitarbeiter einstellt.',
    ],
    faithful: [
      'e1 | Für die norwegische Reederei Fjordlinje baut die Werft Brennecke in Kiel vier Fähren.',
      'e1 | Vier Fähren mit Wasserstoffantrieb werden von der Werft Brennecke in Kiel gebaut.',
      'e2 | Im Sommer 2029 soll das erste Schiff ausgeliefert werden, sagte Werftchef Arne Lühr.',
      'e3 | Die Gewerkschaft befürchtet, dass Brennecke keine neuen Mitarbeiter einstellt.',
      'e1 e3 | Die Werft Brennecke baut 4 Fähren, aber die Gewerkschaft befürchtet, dass Brennecke dafür keine neuen Mitarbeiter einstellt.',
    ],
    unfaithful: [
      'swap e1 | Die norwegische Reederei Fjordlinje baut für die Werft Brennecke in Kiel vier Fähren mit Wasserstoffantrieb.',
      'number e2 | Das zweite Schiff soll im Sommer 2029 ausgeliefert werden, sagte Werftchef Arne Lühr.',
      'hedge e2 | Das erste Schiff wird im Sommer 2029 ausgeliefert, sagte Werftchef Arne Lühr.',
      'negation e3 | Die Gewerkschaft befürchtet, dass Brennecke dafür neue Mitarbeiter einstellt.',
      'date e2 | Das erste Schiff soll im Winter 2029 ausgeliefert werden, sagte Werftchef Arne Lühr.',
    ],
  },
  {
    evidence: [
      'Landesschau | Der Bund verklagt das Land Bayern, weil es eine Stromleitung nach Thüringen blockiert.',
      'Landesschau | Die Leitung sollte schon 2024 fertig sein und kostet inzwischen 3,4 statt 2,1 Milliarden Euro.',
      'Energiebrief | Umweltverbände halten die Trasse für überflüssig, die Netzagentur widerspricht.',
    ],
    faithful: [
      'e1 | Das Land Bayern wird vom Bund verklagt, weil es eine Stromleitung nach Thüringen blockiert.',
      'e1 | Weil das Land Bayern eine Stromleitung nach Thüringen blockiert, verklagt es der Bund.',
      'e2 | Die Leitung kostet inzwischen 3,4 Milliarden Euro.',
      'e3 | Umweltverbände halten die Trasse für überflüssig.',
      'e1 e2 | Der Bund verklagt das Land Bayern wegen einer Stromleitung. Die Leitung sollte schon 2024 fertig sein.',
    ],
    unfaithful: [
      'swap e1 | Das Land Bayern verklagt den Bund, weil es eine Stromleitung nach Thüringen blockiert.',
      'cause e1 | Der Bund verklagt das Land Bayern, weil die Stromleitung 3,4 Milliarden Euro kostet.',
      'number e2 | Die Leitung kostet inzwischen 2,1 statt 3,4 Milliarden Euro.',
      'antonym e3 | Umweltverbände halten die Trasse für notwendig, die Netzagentur widerspricht.',
      'swap e3 | Die Netzagentur hält die Trasse für überflüssig, Umweltverbände widersprechen.',
    ],
  },
];
