import type { CorpusStory } from '../corpus.js';

export const french: readonly CorpusStory[] = [
  {
    evidence: [
      'Le Fil des Alpes | Une avalanche a emporté cinq skieurs samedi près de Briançon, deux sont morts.',
      "Le Fil des Alpes | La préfecture a rappelé que le risque était de 4 sur 5 et que la piste n'était pas ouverte.",
      "Radio Estuaire | Les deux victimes, originaires de Turin, n'avaient pas de balise, selon la gendarmerie.",
    ],
    faithful: [
      'e1 | Samedi, près de Briançon, cinq skieurs ont été emportés par une avalanche.',
      'e1 | Deux skieurs sont morts dans une avalanche près de Briançon.',
      "e2 | La piste n'était pas ouverte, a rappelé la préfecture.",
      "e3 | Selon la gendarmerie, les deux victimes n'avaient pas de balise.",
      "e1 e3 | Une avalanche a emporté 5 skieurs près de Briançon, et deux sont morts ; selon la gendarmerie, les victimes n'avaient pas de balise.",
    ],
    unfaithful: [
      'number e1 | Une avalanche a emporté cinq skieurs samedi près de Briançon, quatre sont morts.',
      'number e1 | Une avalanche a emporté deux skieurs près de Briançon, cinq sont morts.',
      'negation e2 | La préfecture a rappelé que la piste était ouverte.',
      'negation e3 | Les deux victimes avaient une balise, selon la gendarmerie.',
      "name e3 | Les deux victimes, originaires de Milan, n'avaient pas de balise, selon la gendarmerie.",
      "speaker e3 | Les deux victimes n'avaient pas de balise, selon la préfecture.",
      'date e1 | Une avalanche a emporté cinq skieurs dimanche près de Briançon.',
    ],
  },
  {
    evidence: [
      "Santé Info | Un médicament contre le paludisme mis au point à Dakar réduit de 62 % les formes graves chez l'enfant.",
      "Santé Info | L'essai a porté sur 2 800 enfants de moins de cinq ans dans quatre pays.",
      "Le Quotidien Clair | L'Organisation mondiale de la santé pourrait recommander ce médicament au printemps.",
    ],
    faithful: [
      "e1 | Mis au point à Dakar, un médicament contre le paludisme réduit de soixante-deux pour cent les formes graves chez l'enfant.",
      "e2 | L'essai a porté sur 2800 enfants dans quatre pays.",
      "e3 | Au printemps, l'Organisation mondiale de la santé pourrait recommander ce médicament.",
      "e3 | Ce médicament pourrait être recommandé au printemps par l'Organisation mondiale de la santé.",
      "e1 e2 | Un médicament mis au point à Dakar réduit de 62 % les formes graves. L'essai a porté sur 2 800 enfants.",
    ],
    unfaithful: [
      "unit e1 | Un médicament contre le paludisme mis au point à Dakar réduit de 62 les formes graves chez l'enfant.",
      "antonym e1 | Un médicament mis au point à Dakar augmente de 62 % les formes graves chez l'enfant.",
      "number e2 | L'essai a porté sur 8 200 enfants de moins de cinq ans dans quatre pays.",
      "hedge e3 | L'Organisation mondiale de la santé recommandera ce médicament au printemps.",
      "antonym e2 | L'essai a porté sur 2 800 enfants de plus de cinq ans dans quatre pays.",
      "merged e2 e3 | L'Organisation mondiale de la santé a recommandé ce médicament pour 2 800 enfants.",
      'language e1 | Un medicamento contra la malaria desarrollado en Dakar reduce un 62 % las formas graves en el niño.',
    ],
  },
  {
    evidence: [
      "Sud Politique | La ministre Anaïs Delorme a démissionné mercredi, deux jours après la publication d'un rapport.",
      "Sud Politique | Elle dément avoir reçu de l'argent de la société Gestor.",
      'La Tribune Libre | Le sénateur Paul Verdier accuse Anaïs Delorme de mensonge.',
    ],
    faithful: [
      "e1 | Mercredi, la ministre Anaïs Delorme a démissionné, après la publication d'un rapport.",
      'e3 | Anaïs Delorme est accusée de mensonge par le sénateur Paul Verdier.',
      'e1 e3 | La ministre Anaïs Delorme a démissionné mercredi, et le sénateur Paul Verdier accuse Anaïs Delorme de mensonge.',
      "e2 | Elle dément avoir reçu de l'argent de Gestor.",
      'e3 | Le sénateur Paul Verdier, lui, accuse Anaïs Delorme de mensonge.',
    ],
    unfaithful: [
      'swap e3 | Anaïs Delorme accuse le sénateur Paul Verdier de mensonge.',
      "negation e2 | Elle a reçu de l'argent de la société Gestor.",
      "order e1 | La ministre Anaïs Delorme a démissionné mercredi, deux jours avant la publication d'un rapport.",
      "merged e1 e3 | Le sénateur Paul Verdier a démissionné mercredi, deux jours après la publication d'un rapport.",
      'swap e3 | Le sénateur Paul Verdier est accusé de mensonge par Anaïs Delorme.',
      "cause e1 e2 | La ministre Anaïs Delorme a démissionné à cause de l'argent de la société Gestor.",
      'hedge e3 | Anaïs Delorme a menti au sénateur Paul Verdier.',
    ],
  },
];
