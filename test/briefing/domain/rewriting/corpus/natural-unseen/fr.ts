import type { CorpusStory } from '../corpus.js';

export const french: readonly CorpusStory[] = [
  {
    evidence: [
      "Rail Actu | Les conducteurs de train belges ont cessé le travail lundi matin pour réclamer de meilleurs salaires ; environ deux tiers des trains sont supprimés jusqu'à mercredi soir.",
      "Rail Actu | Selon le syndicat ACV, ses membres n'ont pas eu de vraie augmentation depuis 2019.",
      "Bruxelles Matin | Le ministre des Transports, Luc Maes, a appelé les deux parties à reprendre les négociations et s'est dit « déçu mais confiant ».",
    ],
    faithful: [
      "e1 | En Belgique, les conducteurs de train sont en grève pour de meilleurs salaires, et près de deux tiers des trains sont supprimés jusqu'à mercredi soir.",
      "e2 | Le syndicat ACV affirme que ses membres n'ont pas été vraiment augmentés depuis 2019.",
      'e3 | Luc Maes, le ministre des Transports, demande aux deux camps de revenir à la table des négociations.',
      'e3 | Le ministre des Transports se dit « déçu mais confiant ».',
      'e1 | Le mouvement des conducteurs de train belges a commencé lundi matin.',
    ],
    unfaithful: [
      "number e1 | Environ un tiers des trains sont supprimés jusqu'à mercredi soir.",
      'stale e2 | Selon le syndicat ACV, ses membres ont eu une vraie augmentation cette année.',
      "quote e3 | Le ministre des Transports, Luc Maes, s'est dit « furieux et déçu ».",
      'cause e1 | Les conducteurs de train belges ont cessé le travail pour réclamer plus de sécurité.',
      "scope e1 | Tous les trains sont supprimés jusqu'à mercredi soir.",
    ],
  },
  {
    evidence: [
      "Sciences Hebdo | Des chercheurs de l'université de Liège ont constaté que les personnes qui dorment moins de six heures par nuit ont 20 pour cent de risque en plus d'attraper un rhume.",
      "Sciences Hebdo | L'étude a suivi 764 adultes pendant deux ans, mais elle ne prouve pas que le manque de sommeil cause des infections, précisent les auteurs.",
      "Santé Plus | Dana Okafor, spécialiste du sommeil qui n'a pas participé à l'étude, juge les résultats plausibles.",
    ],
    faithful: [
      "e1 | Dormir moins de six heures par nuit augmente de 20 pour cent le risque d'attraper un rhume, ont constaté des chercheurs de l'université de Liège.",
      'e2 | Pendant deux ans, 764 adultes ont été suivis.',
      "e2 | Les auteurs précisent toutefois que l'étude ne démontre pas que le manque de sommeil provoque des infections.",
      "e3 | La spécialiste du sommeil Dana Okafor, qui n'a pas pris part à l'étude, trouve les résultats plausibles.",
      "e1 | Qu'ont découvert les chercheurs de l'université de Liège ?",
    ],
    unfaithful: [
      "negation e2 | L'étude prouve que le manque de sommeil cause des infections, précisent les auteurs.",
      "comparison e1 | Les personnes qui dorment plus de six heures par nuit ont 20 pour cent de risque en plus d'attraper un rhume.",
      "role e3 | Dana Okafor, qui a dirigé l'étude, juge les résultats plausibles.",
      "number e2 | L'étude a suivi 674 adultes pendant deux ans.",
      "unit e1 | Les personnes qui dorment moins de six heures par semaine ont 20 pour cent de risque en plus d'attraper un rhume.",
    ],
  },
  {
    evidence: [
      "L'Îlien | Le volcan Keli, sur l'île de Suran, est entré en éruption tôt dimanche, projetant des cendres jusqu'à huit kilomètres d'altitude.",
      "L'Îlien | Aucun blessé n'a été signalé pour l'instant, mais l'aéroport reste fermé, ont annoncé les autorités.",
      'Dépêche Pacifique | Les experts craignent de nouvelles éruptions dans les prochains jours ; certains villages du versant ouest ont été évacués.',
    ],
    faithful: [
      "e1 | Sur l'île de Suran, le volcan Keli s'est réveillé tôt dimanche et a projeté des cendres jusqu'à huit kilomètres d'altitude.",
      "e2 | Les autorités ne signalent aucun blessé pour le moment, mais l'aéroport est toujours fermé.",
      'e3 | De nouvelles éruptions sont à craindre dans les jours qui viennent, selon les experts.',
      'e3 | Sur le versant ouest, quelques villages ont été évacués.',
      "e1 e2 | Après l'éruption du volcan Keli, l'aéroport demeure fermé, selon les autorités.",
    ],
    unfaithful: [
      'scope e3 | Tous les villages du versant ouest ont été évacués.',
      'negation e2 | Des blessés ont été signalés, ont annoncé les autorités.',
      "unit e1 | Le volcan Keli a projeté des cendres jusqu'à huit mètres d'altitude.",
      'hedge e3 | De nouvelles éruptions auront lieu dans les prochains jours.',
      'language e1 | The volcano Keli on the island of Suran erupted early on Sunday.',
    ],
  },
  {
    evidence: [
      "Éco Journal | La chaîne de supermarchés Falk va racheter son concurrent Marché Brun pour 2,1 milliards d'euros, ont annoncé mercredi les deux groupes.",
      "Éco Journal | L'opération doit encore être approuvée par l'Autorité de la concurrence, dont la décision est attendue d'ici la fin de l'année.",
      "Ville Info | Les syndicats redoutent jusqu'à 900 suppressions de postes ; la patronne de Falk, Inès Roth, le conteste.",
    ],
    faithful: [
      "e1 | Falk rachète Marché Brun, son concurrent, pour 2,1 milliards d'euros, ont fait savoir mercredi les deux groupes.",
      "e2 | L'Autorité de la concurrence doit encore donner son feu vert, et sa décision est attendue avant la fin de l'année.",
      "e3 | Les syndicats craignent que jusqu'à 900 postes soient supprimés, ce que conteste la patronne de Falk, Inès Roth.",
      "e1 | Marché Brun va être racheté par la chaîne de supermarchés Falk pour 2,1 milliards d'euros.",
      "e2 | Rien n'est encore fait : l'opération doit être approuvée par l'Autorité de la concurrence.",
    ],
    unfaithful: [
      "swap e1 | La chaîne de supermarchés Marché Brun va racheter son concurrent Falk pour 2,1 milliards d'euros.",
      "tense e2 | L'opération a été approuvée par l'Autorité de la concurrence.",
      "speaker e3 | La patronne de Falk, Inès Roth, redoute jusqu'à 900 suppressions de postes.",
      'currency e1 | La chaîne de supermarchés Falk va racheter Marché Brun pour 2,1 milliards de dollars.',
      "merged e2 e3 | L'Autorité de la concurrence conteste l'opération.",
    ],
  },
];
