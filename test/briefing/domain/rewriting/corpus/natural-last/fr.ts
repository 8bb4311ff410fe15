import type { CorpusStory } from '../corpus.js';

export const french: readonly CorpusStory[] = [
  {
    evidence: [
      'Auto Semaine | Le constructeur Halden rappelle 48 000 voitures électriques en Europe, car un câble défectueux pourrait provoquer une surchauffe de la batterie.',
      "Auto Semaine | Halden dit avoir connaissance de trois incendies qui n'ont fait aucun blessé et promet de remplacer le câble gratuitement.",
      "La Gazette | L'agence des transports avait averti l'entreprise dès avril, selon des documents consultés par le journal.",
    ],
    faithful: [
      'e1 | 48 000 voitures électriques sont rappelées en Europe par le constructeur Halden.',
      'e1 | En cause : un câble défectueux, qui pourrait provoquer une surchauffe de la batterie.',
      "e2 | Trois incendies sont connus de Halden, qui assure qu'ils n'ont fait aucun blessé.",
      'e2 | Halden promet que le câble sera remplacé gratuitement.',
      "e3 | D'après des documents consultés par La Gazette, l'agence des transports avait prévenu l'entreprise en avril.",
    ],
    unfaithful: [
      'number e1 | Le constructeur Halden rappelle 84 000 voitures électriques en Europe.',
      'negation e2 | Halden dit avoir connaissance de trois incendies qui ont fait des blessés.',
      "role e3 | L'entreprise avait averti l'agence des transports dès avril.",
      'tense e2 | Halden a remplacé le câble gratuitement.',
      'scope e1 | Le constructeur Halden rappelle toutes les voitures électriques en Europe.',
    ],
  },
  {
    evidence: [
      "Le Courrier | La cheffe de l'opposition, Mara Kesten, a remporté dimanche l'élection présidentielle en Ostravie avec 53 pour cent des voix, devant le président sortant, Ivo Brandl, à 45 pour cent.",
      'Le Courrier | Ivo Brandl a reconnu sa défaite en fin de soirée et a appelé ses partisans à accepter le résultat.',
      'Ligne Info | Des observateurs ont signalé des irrégularités mineures dans certains bureaux de vote, mais ont jugé le scrutin libre et équitable.',
    ],
    faithful: [
      "e1 | En Ostravie, Mara Kesten, la cheffe de l'opposition, gagne l'élection présidentielle avec 53 pour cent des voix.",
      'e1 | Le président sortant, Ivo Brandl, a obtenu 45 pour cent des voix.',
      "e2 | En fin de soirée, Ivo Brandl a admis sa défaite et demandé à ses partisans d'accepter le résultat.",
      'e3 | Le scrutin a été libre et équitable, selon des observateurs, malgré des irrégularités mineures dans certains bureaux de vote.',
      'e2 | Comment Ivo Brandl a-t-il réagi au résultat ?',
    ],
    unfaithful: [
      "swap e1 | Le président sortant, Ivo Brandl, a remporté l'élection présidentielle devant Mara Kesten.",
      "number e1 | Mara Kesten a remporté l'élection présidentielle avec 45 pour cent des voix.",
      "negation e2 | Ivo Brandl n'a pas reconnu sa défaite.",
      'scope e3 | Des observateurs ont signalé des irrégularités dans tous les bureaux de vote.',
      "quote e3 | Des observateurs ont parlé d'une « élection volée ».",
    ],
  },
];
