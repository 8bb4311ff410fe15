import type { CorpusStory } from '../corpus.js';

export const french: readonly CorpusStory[] = [
  {
    evidence: [
      "Journal du Net | Le vendeur en ligne Corvex a déclaré mardi que des pirates avaient volé les noms et les adresses électroniques d'environ 640 000 clients.",
      "Journal du Net | Les mots de passe et les données de paiement ne sont pas concernés, a précisé l'entreprise, qui a informé l'autorité de protection des données.",
      'Octet | Selon la chercheuse en sécurité Mina Tal, les attaquants ont exploité une faille connue depuis mai.',
    ],
    faithful: [
      'e1 | Des pirates ont dérobé les noms et adresses électroniques de quelque 640 000 clients de Corvex, a annoncé mardi le vendeur en ligne.',
      "e2 | La bonne nouvelle : ni les mots de passe ni les données de paiement ne sont touchés, d'après l'entreprise.",
      'e3 | Comment les attaquants sont-ils entrés ? Par une faille qui était connue depuis mai, explique la chercheuse en sécurité Mina Tal.',
      "e2 | L'autorité de protection des données a été prévenue, indique l'entreprise.",
    ],
    unfaithful: [
      "negation e2 | Les mots de passe et les données de paiement sont aussi concernés, a précisé l'entreprise.",
      "number e1 | Des pirates ont volé les noms et les adresses électroniques d'environ 460 000 clients, a déclaré Corvex mardi.",
      'role e3 | Selon Corvex, les attaquants ont exploité une faille connue depuis mai.',
      "cause e2 e3 | L'entreprise a informé l'autorité de protection des données parce que la faille était connue depuis mai.",
    ],
  },
  {
    evidence: [
      "Infos régionales | Après quatre mois sans pluie, les réservoirs autour d'Almera ne sont plus remplis qu'à 27 %, selon l'agence de l'eau.",
      "Infos régionales | À partir de jeudi, les ménages n'auront plus le droit d'arroser leur jardin ni de remplir leur piscine ; les contrevenants risquent une amende allant jusqu'à 900 euros.",
      "Le Paysan | Les agriculteurs s'attendent à ce que la récolte d'olives recule de près d'un tiers et demandent une aide du gouvernement.",
    ],
    faithful: [
      "e1 | Il n'a pas plu depuis quatre mois autour d'Almera, et d'après l'agence de l'eau les réservoirs ne sont remplis qu'à 27 %.",
      "e2 | Qu'est-ce que cela change pour les ménages ? Dès jeudi, il sera interdit d'arroser son jardin ou de remplir sa piscine.",
      "e2 | L'amende peut atteindre 900 euros pour ceux qui ne respectent pas les règles.",
      "e3 | Les agriculteurs réclament l'aide du gouvernement, car ils s'attendent à une baisse de près d'un tiers de la récolte d'olives.",
    ],
    unfaithful: [
      "number e1 | Les réservoirs autour d'Almera sont remplis à 72 %, selon l'agence de l'eau.",
      "negation e2 | À partir de jeudi, les ménages auront de nouveau le droit d'arroser leur jardin.",
      "bound e2 | Les contrevenants risquent une amende d'au moins 900 euros.",
      "tense e3 | La récolte d'olives a reculé de près d'un tiers, disent les agriculteurs.",
    ],
  },
  {
    evidence: [
      'Culture Jour | Le drame irlandais Salt Road a remporté samedi soir le grand prix du festival du film de Lindau.',
      'Culture Jour | La réalisatrice Aoife Brannigan a dédié cette récompense à sa mère décédée, qui apparaît dans la dernière scène du film.',
      "Grand Écran | Le jury, présidé par l'acteur Paul Decker, a salué le courage discret du film ; environ 70 000 personnes ont assisté au festival, soit 5 % de plus que l'an dernier.",
    ],
    faithful: [
      "e1 | Le grand prix du festival du film de Lindau est revenu samedi soir à Salt Road, un drame venu d'Irlande.",
      "e2 | Aoife Brannigan, la réalisatrice, a dédié le prix à sa mère décédée, que l'on voit dans la dernière scène du film.",
      "e3 | Le jury de l'acteur Paul Decker a loué le courage discret du film.",
      "e3 | Et combien de personnes sont venues ? Environ 70 000, une hausse de 5 % par rapport à l'an dernier.",
    ],
    unfaithful: [
      'name e1 | Le drame écossais Salt Road a remporté le grand prix du festival du film de Lindau.',
      "role e2 | L'acteur Paul Decker a dédié cette récompense à sa mère décédée.",
      "direction e3 | Environ 70 000 personnes ont assisté au festival, soit 5 % de moins que l'an dernier.",
      'invention e3 | Le jury a salué le courage discret du film et sa musique.',
    ],
  },
];
