import type { CorpusStory } from '../corpus.js';

export const french: readonly CorpusStory[] = [
  {
    evidence: [
      "Écho de la ville | Le conseil municipal de Marlow a voté mercredi le prolongement de la ligne 4 du tramway jusqu'à l'aéroport, un projet qui devrait coûter 312 millions d'euros.",
      'Écho de la ville | Les travaux doivent commencer en mars 2027 et les premières rames pourraient circuler fin 2030, a indiqué Nadia Okafor, responsable des transports.',
      'Le Rail | Les riverains du quartier de Kelling redoutent le bruit et ont recueilli 2 347 signatures contre le tracé.',
    ],
    faithful: [
      "e1 | À Marlow, le conseil municipal a décidé mercredi de prolonger la ligne 4 du tramway jusqu'à l'aéroport.",
      "e1 e3 | Le prolongement devrait coûter 312 millions d'euros, mais tout le monde n'est pas ravi : à Kelling, les habitants craignent le bruit.",
      "e2 | Et c'est pour quand ? Selon Nadia Okafor, responsable des transports, les premières rames pourraient rouler fin 2030.",
      'e2 | Le début des travaux est prévu pour mars 2027, précise Nadia Okafor.',
      'e3 | Plus de 2 300 signatures contre le tracé ont été collectées par les habitants de Kelling.',
    ],
    unfaithful: [
      'tense e2 | Les travaux ont commencé, a indiqué Nadia Okafor.',
      'number e3 | Plus de 2 400 signatures contre le tracé ont été recueillies par les riverains de Kelling.',
      "role e1 | Les riverains de Marlow ont voté mercredi le prolongement de la ligne 4 du tramway jusqu'à l'aéroport.",
      'intensity e3 | Les riverains du quartier de Kelling sont furieux contre le bruit.',
      'cause e1 e3 | Parce que les riverains ont recueilli des signatures, le conseil a voté le prolongement.',
    ],
  },
  {
    evidence: [
      'Santé Info | Les autorités sanitaires de la vallée de Soria ont confirmé 41 cas de rougeole depuis début octobre, la plupart chez des enfants de moins de cinq ans.',
      "Santé Info | Deux patients sont soignés en réanimation, mais aucun décès n'a été signalé, a déclaré Inès Falk, directrice de la clinique régionale.",
      'Courrier de la vallée | La région proposera des vaccinations gratuites dans toutes les écoles à partir de lundi prochain.',
    ],
    faithful: [
      'e1 | Depuis début octobre, environ 40 cas de rougeole ont été confirmés dans la vallée de Soria, principalement chez des enfants de moins de cinq ans.',
      "e2 | Inès Falk, qui dirige la clinique régionale, affirme que deux patients se trouvent en réanimation et qu'aucun décès n'a été signalé jusqu'ici.",
      'e3 | Que va-t-il se passer maintenant ? Dès lundi prochain, la région offrira des vaccinations gratuites dans chaque école.',
      'e1 | La confirmation des 41 cas de rougeole vient des autorités sanitaires de la vallée de Soria.',
    ],
    unfaithful: [
      'number e1 | Environ 50 cas de rougeole ont été confirmés dans la vallée de Soria depuis début octobre.',
      'negation e2 | Deux décès ont été signalés, a déclaré Inès Falk, directrice de la clinique régionale.',
      'scope e1 | Les 41 cas de rougeole confirmés concernent tous des enfants de moins de cinq ans.',
      'modality e3 | À partir de lundi prochain, les vaccinations seront obligatoires dans toutes les écoles.',
    ],
  },
  {
    evidence: [
      "Sport Matin | L'attaquant Tomas Renko, 24 ans, passe de Vardal à Porto Azul pour 18,5 millions d'euros, ont annoncé vendredi les deux clubs.",
      "Sport Matin | Il a signé un contrat jusqu'en 2030 et portera le numéro 9.",
      "Radio Fans | « J'en rêve depuis l'enfance », a confié Renko à Radio Fans, ajoutant qu'il espère remporter le championnat dès sa première saison.",
    ],
    faithful: [
      "e1 | Les deux clubs l'ont annoncé vendredi : l'attaquant de 24 ans Tomas Renko quitte Vardal et rejoint Porto Azul pour 18,5 millions d'euros.",
      "e2 | Son contrat court jusqu'en 2030, et il aura le numéro 9.",
      "e3 | Renko a dit à Radio Fans qu'il en rêvait depuis l'enfance.",
      'e3 | Et quel est son objectif ? Il espère gagner le championnat dès sa première saison, a-t-il confié à Radio Fans.',
    ],
    unfaithful: [
      "direction e1 | Tomas Renko passe de Porto Azul à Vardal pour 18,5 millions d'euros, ont annoncé les deux clubs.",
      "number e2 | Son contrat court jusqu'en 2031.",
      "intent e3 | Renko a dit à Radio Fans qu'il remportera le championnat dès sa première saison.",
      'role e1 | Radio Fans a annoncé que Tomas Renko passe à Porto Azul.',
    ],
  },
];
