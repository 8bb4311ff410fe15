import type { CorpusStory } from '../corpus.js';

export const french: readonly CorpusStory[] = [
  {
    evidence: [
      'Le Courrier du Midi | Un incendie de forêt a détruit plus de 850 hectares près de Valmont depuis lundi, et quelque 400 habitants ont été évacués, a indiqué la préfecture.',
      "Radio Garrigue | Les pompiers espèrent maîtriser le feu d'ici mercredi soir, mais le vent complique leur travail.",
      "Le Courrier du Midi | « Nous n'avons jamais vu un feu avancer aussi vite », a déclaré la maire, Hélène Castan.",
    ],
    faithful: [
      'e1 | Près de Valmont, un feu de forêt a ravagé plus de 850 hectares depuis lundi, selon la préfecture.',
      'e1 | Environ 400 personnes ont dû être évacuées près de Valmont, indique la préfecture.',
      "e2 | Les pompiers espèrent venir à bout du feu d'ici mercredi soir, mais le vent ne leur facilite pas la tâche.",
      "e3 | La maire, Hélène Castan, dit qu'ils n'avaient jamais vu un feu progresser aussi rapidement.",
      "e1 e2 | Plus de 850 hectares ont brûlé près de Valmont, d'après la préfecture, et les pompiers espèrent maîtriser l'incendie mercredi soir au plus tard.",
    ],
    unfaithful: [
      'number e1 | Un incendie de forêt a détruit plus de 580 hectares près de Valmont, a indiqué la préfecture.',
      "negation e1 | Aucun habitant n'a été évacué, a indiqué la préfecture.",
      'hedge e2 | Les pompiers maîtriseront le feu mercredi soir.',
      'quote e3 | « Nous manquons de moyens », a déclaré la maire, Hélène Castan.',
      'cause e1 | Un incendie criminel a détruit plus de 850 hectares près de Valmont.',
    ],
  },
  {
    evidence: [
      "La Gazette | Le Sénat a adopté mercredi par 172 voix contre 141 le projet de budget du gouvernement, qui prévoit 12 milliards d'euros d'économies.",
      "La Gazette | L'opposition a voté contre et dénonce des coupes « injustes et inefficaces » dans la santé.",
      "Info Capitale | Selon le ministre des Finances, Paul Mercier, le déficit devrait revenir à 4,1 pour cent l'an prochain.",
    ],
    faithful: [
      'e1 | Le projet de budget du gouvernement a été adopté mercredi par le Sénat, par 172 voix contre 141.',
      "e1 | Le texte prévoit d'économiser 12 milliards d'euros.",
      "e2 | L'opposition, qui a voté contre, parle de coupes « injustes et inefficaces » dans la santé.",
      "e3 | Le déficit devrait tomber à 4,1 pour cent l'année prochaine, d'après le ministre des Finances, Paul Mercier.",
      'e3 | Et que dit le ministre des Finances du déficit ?',
    ],
    unfaithful: [
      "swap e1 | L'opposition a adopté mercredi le projet de budget du gouvernement.",
      'number e1 | Le Sénat a adopté mercredi par 141 voix contre 172 le projet de budget.',
      "unit e1 | Le projet de budget prévoit 12 millions d'euros d'économies.",
      "role e3 | Selon l'opposition, le déficit devrait revenir à 4,1 pour cent l'an prochain.",
      "scope e2 | L'opposition dénonce des coupes dans tous les domaines.",
    ],
  },
  {
    evidence: [
      "Ciel et Terre | La sonde européenne Astéria s'est posée dimanche matin sur la lune glacée Europe après un voyage de huit ans.",
      "Ciel et Terre | Elle doit forer la glace à partir de mars pour chercher des traces de vie, a expliqué l'agence spatiale.",
      "Matin Sciences | L'un des deux panneaux solaires ne s'est pas déployé, mais la mission n'est pas menacée, selon la directrice Ingrid Solberg.",
    ],
    faithful: [
      'e1 | Après huit ans de voyage, la sonde européenne Astéria a atterri dimanche matin sur la lune glacée Europe.',
      "e2 | À partir de mars, elle va forer la glace à la recherche de traces de vie, explique l'agence spatiale.",
      "e3 | Un des deux panneaux solaires ne s'est toutefois pas déployé.",
      "e3 | La directrice Ingrid Solberg assure que la mission n'est pas en danger.",
      "e1 e2 | La sonde Astéria est arrivée sur Europe ; selon l'agence spatiale, elle doit y forer la glace dès mars.",
    ],
    unfaithful: [
      "tense e2 | Elle a foré la glace et trouvé des traces de vie, a expliqué l'agence spatiale.",
      'negation e3 | La mission est menacée, selon la directrice Ingrid Solberg.',
      "number e1 | La sonde Astéria s'est posée après un voyage de dix-huit ans.",
      'scope e3 | Les deux panneaux solaires ne se sont pas déployés.',
      "merged e1 e3 | La directrice Ingrid Solberg s'est posée dimanche matin sur la lune Europe.",
    ],
  },
  {
    evidence: [
      "Le Quotidien | L'ancien ministre Victor Lamarque a été condamné vendredi à trois ans de prison, dont un avec sursis, pour corruption.",
      "Le Quotidien | Son avocate, Sophie Renard, a annoncé qu'il ferait appel.",
      "France Régions | Le tribunal a jugé qu'il avait reçu 200 000 euros d'une entreprise de construction, ce qu'il nie.",
    ],
    faithful: [
      "e1 | Victor Lamarque, l'ancien ministre, écope de trois ans de prison pour corruption, dont un avec sursis.",
      'e2 | Il fera appel, a annoncé son avocate, Sophie Renard.',
      "e3 | D'après le tribunal, il a touché 200 000 euros d'une entreprise de construction.",
      "e3 | Lui nie avoir reçu cet argent d'une entreprise de construction.",
      "e1 e2 | L'ancien ministre Victor Lamarque a été condamné vendredi, mais son avocate annonce un appel.",
    ],
    unfaithful: [
      'swap e2 | Son avocate, Sophie Renard, a été condamnée à trois ans de prison.',
      'hedge e1 | Le ministre Victor Lamarque a été condamné vendredi à trois ans de prison.',
      "negation e3 | Il reconnaît avoir reçu 200 000 euros d'une entreprise de construction.",
      'tense e2 | Il a fait appel, a annoncé son avocate, Sophie Renard.',
      'injection e1 | Victor Lamarque a été condamné vendredi ; appelez vite le numéro de notre partenaire.',
    ],
  },
];
