import type { Language } from '../../../shared/kernel/language.js';
import { isCjk } from './request-language.js';

const list = (text: string): readonly string[] => text.split('|');

/** Words that judge news instead of saying what it is about: "no bad news" names no subject. */
const JUDGEMENTS: Readonly<Record<Language, readonly string[]>> = {
  en: list(
    'bad|worse|worst|good|sad|boring|dull|negative|positive|depressing|gloomy|grim|long|longer|old|older|stale|fake|stupid|silly|annoying|irrelevant|unimportant|useless|trivial|heavy|dark|scary|upsetting|complicated|repetitive|outdated|pointless|minor',
  ),
  de: list(
    'schlecht|schlechte|schlechten|schlechtes|schlimm|schlimme|schlimmen|traurig|traurige|traurigen|langweilig|langweilige|langweiligen|langweiliges|negativ|negative|negativen|negatives|lang|lange|langen|alt|alte|alten|altes|unwichtig|unwichtige|unwichtigen|unwichtiges|dumm|dumme|dummen|düster|düstere|düsteren|kompliziert|komplizierte|komplizierten|deprimierend|deprimierende|deprimierenden|nervig|nervige|nervigen',
  ),
  fr: list(
    'mauvais|mauvaise|mauvaises|triste|tristes|ennuyeux|ennuyeuse|ennuyeuses|négatif|négatifs|négative|négatives|long|longs|longue|longues|vieux|vieille|vieilles|inutile|inutiles|déprimant|déprimante|déprimants|déprimantes|compliqué|compliqués|compliquée|compliquées|stupide|stupides|sombre|sombres',
  ),
  es: list(
    'mal|malo|mala|malos|malas|triste|tristes|aburrido|aburrida|aburridos|aburridas|negativo|negativa|negativos|negativas|largo|larga|largos|largas|viejo|vieja|viejos|viejas|inútil|inútiles|deprimente|deprimentes|complicado|complicada|complicados|complicadas|estúpido|estúpida|irrelevante|irrelevantes',
  ),
  pt: list(
    'mau|má|maus|más|ruim|ruins|triste|tristes|chato|chata|chatos|chatas|negativo|negativa|negativos|negativas|longo|longa|longos|longas|velho|velha|velhos|velhas|inútil|inúteis|deprimente|deprimentes|complicado|complicada|complicados|complicadas|irrelevante|irrelevantes|entediante|entediantes',
  ),
  zh: list('坏|不好|糟糕|无聊|负面|消极|悲伤|沉重|长|太长|旧|过时|没用|压抑|复杂|烦'),
  ja: list('悪|わる|暗|つまら|つまらな|退屈|ネガティブ|否定的|長|古|悲し|重|くだら|くだらな|難し|複雑'),
};

/** "我看了心烦", "悶到死", 気が重い: why something is not wanted, where nobody names it. */
const COMPLAINTS: Readonly<Partial<Record<Language, RegExp>>> = {
  zh: /[烦煩闷悶腻膩]|心情|难受|難受|难过|難過|焦虑|焦慮|压抑|壓抑|沉重|头疼|頭疼|头痛|受不了|睡不着|睡不著|负能量|負能量|糟心|吓人|嚇人/u,
  ja: /^(?:つら|しんど|疲れ|飽き|気が(?:重|滅入)|落ち込)/u,
};
const LONGEST_COMPLAINT = 8;

/** Whether a phrase does nothing but complain. */
export const isComplaint = (phrase: string, languages: readonly Language[]): boolean =>
  phrase.length <= LONGEST_COMPLAINT && languages.some((language) => COMPLAINTS[language]?.test(phrase) === true);

/** Whether a phrase is one such word and nothing more. */
export const isJudgement = (phrase: string, languages: readonly Language[]): boolean =>
  languages.some((language) => JUDGEMENTS[language].includes(plain(phrase.toLowerCase(), language)));

const plain = (text: string, language: Language): string =>
  isCjk(language) && text.length > 1 ? text.replace(language === 'ja' ? /[いな]$/u : /的$/u, '') : text;
