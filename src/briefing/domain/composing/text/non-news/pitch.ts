import type { Language } from '../../../../../shared/kernel/language.js';

/** What sells speaks of "our" things and to "you", names a price or says that it costs none, and shouts. */
interface Pitch {
  readonly ours: RegExp;
  readonly yours: RegExp;
  readonly price: RegExp;
  readonly free: RegExp;
}

const whole = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const PITCHES: Readonly<Record<Language, Pitch>> = {
  en: {
    ours: whole('our|ours'),
    yours: whole('your|yours|claim|grab|order|shop|buy'),
    price: /[£$€] ?\d/u,
    free: whole('free|sale|discount|(?:back |now )?in stock'),
  },
  de: {
    ours: whole('unsere?[mnrs]?'),
    yours: whole('(?:ihr|dein|euer|eur)e?[mnrs]?|sichern sie|(?:gleich|jetzt) \\p{L}+en'),
    price: /\d ?(?:€|Euro)(?!\p{L})/u,
    free: whole('kostenlose?[mnrs]?|gratis|rabatt|ausverkauft\\p{L}*|webinar|erhältlich'),
  },
  fr: {
    ours: whole('notre|nos'),
    yours: whole('votre|vos|vous|recevez|commandez|profitez|participez|gagnez'),
    price: /\d ?€|\d euros/u,
    free: whole('gratuit\\p{L}*|offerte?s?|promo\\p{L}*|disponibles? à|boutique'),
  },
  es: {
    ours: whole('nuestr[oa]s?'),
    yours: whole('tu|tus|compra|pide|aprovecha|reserva'),
    price: /\d ?(?:€|euros)|\$ ?\d/u,
    free: whole('gratis|gratuit[oa]s?|oferta|descuento|rebajas'),
  },
  pt: {
    ours: whole('noss[oa]s?'),
    yours: whole('você|compre|peça|aproveite|garanta'),
    price: /R\$ ?\d|\d ?€/u,
    free: whole('grátis|gratuit[oa]s?|oferta|desconto|promoção'),
  },
  zh: {
    ours: /本店|我们的|我店/u,
    yours: /您|你的|欢迎选购|速抢|下单/u,
    price: /\d元|¥ ?\d/u,
    free: /免费|优惠|折扣|特价/u,
  },
  ja: {
    ours: /当店|当社の|弊社/u,
    yours: /ぜひ|お求め|ご注文|あなた/u,
    price: /\d円|¥ ?\d/u,
    free: /無料|割引|特価|セール/u,
  },
};

/** News of a company is longer, and says more than what there is to buy. */
const LONGEST = 420;
const ENOUGH = 3;

/** Whether a short text is there to sell, whatever its words: three signs of it, one of them a price or that there is none. */
export function isPitch(title: string, text: string, language: Language): boolean {
  if (text.length > LONGEST) return false;
  const words = `${title.slice(0, LONGEST)}\n${text}`;
  const { ours, yours, price, free } = PITCHES[language];
  const costs = [price, free].filter((sign) => sign.test(words)).length;
  const signs = [ours, yours, /[!！]/u].filter((sign) => sign.test(words)).length;
  return costs > 0 && costs + signs >= ENOUGH;
}
