import type { CorpusStory } from '../corpus.js';

export const german: readonly CorpusStory[] = [
  {
    evidence: [
      'Markttag | Der Absatz von Elektroautos in Kestrien ist im ersten Halbjahr um 14 Prozent auf 52.300 gestiegen, während der Absatz von Dieselautos um ein Fünftel sank, wie der Autoverband mitteilte.',
      'Markttag | Der Autobauer Voltane hat jetzt einen Marktanteil von 31 Prozent und hat den Rivalen Dorn erstmals überholt.',
      'Tagesblatt | Die Ökonomin Petra Sand warnte, die Nachfrage könne nachlassen, wenn die Regierung ihre Zuschüsse wie geplant im Januar beendet.',
    ],
    faithful: [
      'e1 | In Kestrien wurden im ersten Halbjahr 14 Prozent mehr Elektroautos abgesetzt, so der Autoverband.',
      'e1 | Bei Dieselautos dagegen ging der Absatz laut Autoverband um ein Fünftel zurück.',
      'e1 | Rund 52.000 Elektroautos wurden nach Angaben des Autoverbands im ersten Halbjahr in Kestrien verkauft.',
      'e2 | Zum ersten Mal liegt Voltane vor dem Rivalen Dorn, mit einem Marktanteil von 31 Prozent.',
      'e3 | Ökonomin Petra Sand warnt allerdings: Ohne die Zuschüsse könne die Nachfrage nachlassen.',
      'e3 | Und was plant die Regierung? Sie will ihre Zuschüsse im Januar beenden, und Ökonomin Petra Sand warnt, dass die Nachfrage nachlassen könnte.',
    ],
    unfaithful: [
      'swap e1 | Der Absatz von Dieselautos ist im ersten Halbjahr um 14 Prozent gestiegen, wie der Autoverband mitteilte.',
      'swap e2 | Dorn hat den Rivalen Voltane erstmals überholt.',
      'hedge e3 | Die Nachfrage wird im Januar nachlassen, warnte die Ökonomin Petra Sand.',
      'number e2 | Voltane hat einen Marktanteil von 13 Prozent.',
      'tense e3 | Die Regierung hat ihre Zuschüsse beendet, sagte die Ökonomin Petra Sand.',
      'cause e1 e2 | Der Absatz von Dieselautos sank, weil Voltane den Rivalen Dorn überholt hat.',
    ],
  },
];
