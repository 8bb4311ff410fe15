import type { CorpusStory } from '../corpus.js';

export const german: readonly CorpusStory[] = [
  {
    evidence: [
      'Moselanzeiger | Der frühere Trierer Kulturdezernent Uwe Hardt übernimmt im April die Leitung des Stadttheaters in Linz.',
      'Moselanzeiger | Hardt folgt auf Ines Gruber, die das Haus nach einem Streit mit dem Orchester verlassen hatte.',
      'Donauwelle | Das Theater verkaufte zuletzt kaum mehr Karten als im Vorjahr und braucht bis zu 9 Millionen Euro für das Dach.',
      'Donauwelle | Linz schickt ein Ensemble nach Trier, Gruber wechselt von Linz nach Basel.',
    ],
    faithful: [
      'e1 | Im April übernimmt der frühere Trierer Kulturdezernent Uwe Hardt die Leitung des Stadttheaters in Linz.',
      'e1 | Die Leitung des Stadttheaters in Linz wird im April von Uwe Hardt übernommen.',
      'e2 | Hardt folgt auf Ines Gruber.',
      'e2 | Ines Gruber hatte das Haus nach einem Streit mit dem Orchester verlassen.',
      'e3 | Das Theater braucht bis zu neun Millionen Euro für das Dach.',
      'e4 | Gruber wechselt von Linz nach Basel.',
      'e1 | Wer übernimmt im April die Leitung des Stadttheaters in Linz?',
      'e1 e3 | Uwe Hardt übernimmt im April die Leitung des Stadttheaters in Linz. Das Theater braucht bis zu 9 Millionen Euro für das Dach.',
    ],
    unfaithful: [
      'hedge e1 | Der Trierer Kulturdezernent Uwe Hardt übernimmt im April die Leitung des Stadttheaters in Linz.',
      'swap e2 | Ines Gruber folgt auf Hardt.',
      'order e2 | Gruber hatte das Haus vor einem Streit mit dem Orchester verlassen.',
      'negation e3 | Das Theater verkaufte zuletzt mehr Karten als im Vorjahr.',
      'hedge e3 | Das Theater braucht 9 Millionen Euro für das Dach.',
      'swap e4 | Gruber wechselt von Basel nach Linz.',
      'swap e4 | Trier schickt ein Ensemble nach Linz.',
      'date e1 | Im August übernimmt der frühere Trierer Kulturdezernent Uwe Hardt die Leitung des Stadttheaters in Linz.',
    ],
  },
];
