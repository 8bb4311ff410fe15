import type { TrueNews } from './true-news.js';

export const fr: TrueNews = [
  [
    'Le ton monte entre les deux ministres',
    'Le ton monte entre les ministres. On a retrouvé des lettres dans un coffre à Lyon.',
  ],
  [
    "Les offres d'emploi reculent",
    "Le nombre d'offres d'emploi a reculé de 8 % en octobre. L'industrie souffre le plus.",
  ],
  [
    'Comment la tempête a coupé un village du monde',
    'Un glissement de terrain isole le village de Brécy. Un hélicoptère apporte des vivres à 300 habitants.',
  ],
  [
    'Ce que change la loi pour vous',
    "La loi sur l'énergie entre en vigueur lundi. Les chaudières au fioul sont interdites.",
  ],
  ['Votre facture de gaz augmentera de 9 %', "Le gaz augmentera de 9 % en avril. Le régulateur invoque l'hiver."],
  ['Promo ratée : un supermarché condamné', 'Un supermarché devra payer 30 000 euros pour de fausses promotions.'],
  [
    'Pourquoi les œufs coûtent si cher ?',
    "Les œufs coûtent deux fois plus cher qu'il y a un an. La grippe aviaire a tué 40 millions de poules.",
  ],
  ['Notre galaxie va plus vite que prévu', 'Notre galaxie se déplace trois fois plus vite que prévu, selon une étude.'],
  [
    'Cinq morts dans un incendie à Lyon',
    "Cinq personnes sont mortes dans l'incendie d'un immeuble à Lyon. L'origine du feu est inconnue.",
  ],
  [
    'Le test des sirènes fixé à mercredi',
    "Les sirènes sonneront mercredi à midi dans tout le pays. Il s'agit d'un exercice.",
  ],
  [
    "Un concours de beauté vire à l'émeute",
    "Un concours de beauté a tourné à l'émeute samedi à Cergny. Douze personnes ont été arrêtées.",
  ],
  [
    "« Je n'ai plus rien » : les sinistrés racontent",
    "Les sinistrés de Brécy racontent la nuit de la crue. « Je n'ai plus rien », dit Anne Roy, 71 ans.",
  ],
  [
    'La banque ferme 40 agences',
    'La banque Delta ferme 40 agences, dont celle de Brécy. Trois cents emplois disparaissent.',
  ],
];
