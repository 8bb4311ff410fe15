import type { Language } from '../../../../../shared/kernel/language.js';
import type { Amount } from './count.js';

type Latin = Exclude<Language, 'zh' | 'ja'>;

interface Currency {
  readonly code: string;
  readonly sign: RegExp;
  readonly word: RegExp;
  readonly names: Readonly<Record<Latin, string>>;
}

const CURRENCIES: readonly Currency[] = [
  {
    code: 'BRL',
    sign: /R\$ ?$/u,
    word: /^ (?:de )?rea(?:is|l|les)(?!\p{L})/iu,
    names: { en: 'reais', de: 'Real', fr: 'réaux', es: 'reales', pt: 'reais' },
  },
  {
    code: 'EUR',
    sign: /€ ?$/u,
    word: /^ ?€|^ (?:de |d['’])?euros?(?!\p{L})/iu,
    names: { en: 'euros', de: 'Euro', fr: 'euros', es: 'euros', pt: 'euros' },
  },
  {
    code: 'USD',
    // "A$" and "HK$" are others, and the sign alone may be a peso: in Spanish only "US$" is sure.
    sign: /(?<![A-Z])US\$ ?$|(?<!\p{L})\$ ?$/u,
    word: /^ ?\$|^ (?:de )?(?:US-?|U\.S\. )?(?:dollars?|d[óo]lares|d[óo]lar)(?!\p{L})/iu,
    names: { en: 'dollars', de: 'Dollar', fr: 'dollars', es: 'dólares', pt: 'dólares' },
  },
  {
    code: 'GBP',
    sign: /£ ?$/u,
    word: /^ ?£|^ (?:de )?(?:pounds?|Pfund|livres|libras)(?!\p{L})/iu,
    names: { en: 'pounds', de: 'Pfund', fr: 'livres', es: 'libras', pt: 'libras' },
  },
];
/** A sign or a name stands right beside its number. */
const NEAR = 24;
const PERCENT: Readonly<Record<Latin, string>> = {
  en: 'percent',
  de: 'Prozent',
  fr: 'pour cent',
  es: 'por ciento',
  pt: 'por cento',
};

export const percentName = (language: Latin): string => PERCENT[language];

/** The money that a number counts, by a sign before it or a word after it. */
export function currencyAt(text: string, amount: Amount, language: Latin): { code: string; name: string } | null {
  const [head, tail] = [
    text.slice(Math.max(0, amount.start - NEAR), amount.start),
    text.slice(amount.end, amount.end + NEAR),
  ];
  const mayBePesos = language === 'es' && /(?<!\p{L})\$ ?$/u.test(head);
  const found = CURRENCIES.find(({ sign, word }) => (!mayBePesos && sign.test(head)) || word.test(tail));
  return found === undefined ? null : { code: found.code, name: joined(found.names[language], amount, language) };
}

/** "45 millions d’euros", "45 millones de dólares". */
function joined(name: string, { scaled, figure }: Amount, language: Latin): string {
  const isNoun =
    scaled && (language === 'fr' || ((language === 'es' || language === 'pt') && !figure.endsWith(' mil')));
  if (!isNoun) return name;
  return language === 'fr' && name.startsWith('e') ? `d’${name}` : `de ${name}`;
}
