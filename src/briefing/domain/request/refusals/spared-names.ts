import type { Language } from '../../../../shared/kernel/language.js';

/** What somebody did for which their news is spared: "unless Liverpool played". */
const DEEDS: Readonly<Record<Language, RegExp>> = {
  en: / (?:has |have |had |did |is |are )?(?:played?|plays|playing|won|wins?|winning|lost|loses?|scored|qualified)(?: .*)?$/iu,
  de: / (?:(?:hat|haben) (?:gespielt|gewonnen|verloren)|spielt|spielen|gewinnt|gewann|verliert)$/iu,
  fr: / (?:(?:a|ont) (?:joué|gagné|perdu)|jouent?|gagnent?|perd)$/iu,
  es: /^(?:haya[n]?|ha|han)? ?(?:jugado|ganado|perdido|jueguen?|ganen?|pierdan?) (?:el |la |los |las )?/iu,
  pt: / (?:(?:tenham?|tiver|tiverem) (?:jogado|ganhado|ganho|perdido)|jogue|jogar|ganhe|ganhar|perca|perder)$/iu,
  zh: /(?<=.)(?:有?(?:比赛|打比赛|上场)|赢|输|夺冠)了?$/u,
  ja: /(?<=.)[がの](?:試合|勝|負|優勝|出).*$/u,
};

/** The name alone, of a phrase that says what its bearer did. */
export const nameOfSpared = (phrase: string, languages: readonly Language[]): string =>
  languages.reduce((name, language) => name.replace(DEEDS[language], ''), phrase);
