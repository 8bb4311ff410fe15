import type { CorpusStory } from '../corpus.js';

export const french: readonly CorpusStory[] = [
  {
    evidence: [
      "Le Port | Un câble défectueux a privé d'électricité 18 000 foyers de la ville portuaire de Vesterhavn lundi soir, a indiqué le gestionnaire du réseau Nordnet.",
      'Le Port | Le courant a été rétabli dans la plupart des foyers avant minuit, mais environ 900 étaient encore sans électricité mardi matin.',
      "Radio Côte | La maire Karin Holt a remercié les équipes de réparation et déclaré que la ville allait revoir ses plans d'urgence.",
    ],
    faithful: [
      "e1 | Environ 18 000 foyers de Vesterhavn se sont retrouvés sans électricité lundi soir à cause d'un câble défectueux, selon le gestionnaire du réseau Nordnet.",
      'e2 | Avant minuit, la plupart des foyers avaient de nouveau du courant.',
      'e2 | Mardi matin, près de 900 foyers restaient toutefois sans électricité.',
      'e3 | La maire Karin Holt a dit merci aux équipes de réparation.',
      "e3 | Et que compte faire la ville ? Elle va revoir ses plans d'urgence, annonce la maire Karin Holt.",
    ],
    unfaithful: [
      'part e2 | Le courant a été rétabli dans tous les foyers avant minuit.',
      "number e1 | Un câble défectueux a privé d'électricité 80 000 foyers, a indiqué le gestionnaire du réseau Nordnet.",
      "cause e1 | Une tempête a privé d'électricité 18 000 foyers lundi soir, a indiqué le gestionnaire du réseau Nordnet.",
      'role e3 | Les équipes de réparation ont remercié la maire Karin Holt.',
      "tense e3 | La ville a revu ses plans d'urgence, a déclaré la maire Karin Holt.",
    ],
  },
  {
    evidence: [
      "La Montagne | Un loup a été photographié dans le parc national d'Ardel pour la première fois depuis 120 ans, a annoncé vendredi la direction du parc.",
      "La Montagne | Le biologiste Hugo Lenz a déclaré que l'animal venait probablement des montagnes de l'est et ne présentait aucun danger pour les randonneurs.",
      "La Ferme | Les éleveurs de moutons ont réclamé une indemnisation en cas d'attaque et de meilleures clôtures ; le ministère de l'Environnement a promis d'examiner les deux demandes.",
    ],
    faithful: [
      "e1 | C'est la première fois depuis 120 ans qu'un loup est photographié dans le parc national d'Ardel, selon la direction du parc.",
      "e1 | La direction du parc l'a annoncé vendredi : un loup a été pris en photo dans le parc national d'Ardel.",
      'e2 | Les randonneurs ne risquent rien, assure le biologiste Hugo Lenz.',
      "e2 | D'où vient l'animal ? Probablement des montagnes de l'est, explique le biologiste Hugo Lenz.",
      "e3 | Les éleveurs de moutons demandent une indemnisation en cas d'attaque et de meilleures clôtures, et le ministère de l'Environnement a promis d'étudier les deux demandes.",
    ],
    unfaithful: [
      "hedge e2 | L'animal venait des montagnes de l'est, a déclaré le biologiste Hugo Lenz.",
      "negation e2 | L'animal présentait un danger pour les randonneurs, a déclaré le biologiste Hugo Lenz.",
      "stance e3 | Le ministère de l'Environnement a promis une indemnisation aux éleveurs de moutons.",
      "number e1 | Un loup a été photographié dans le parc national d'Ardel pour la première fois depuis 12 ans.",
      'event e3 | Le loup a attaqué des moutons, ont dit les éleveurs.',
    ],
  },
];
