import type { Language } from '../../../../../shared/kernel/language.js';

/** What sells speaks of "our" things to "you", or calls to buy, and names a price or says that it costs none. */
interface Pitch {
  readonly ours: RegExp;
  /** A word that speaks to the reader. In German its capital tells it from "her" and "their". */
  readonly you: RegExp;
  /** An imperative of shops: at the beginning of a sentence, with what tells it from a noun ("Order restored"). */
  readonly call: RegExp;
  readonly price: RegExp;
}

const whole = (words: string, flags = 'iu'): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags);
const called = (words: string): RegExp => new RegExp(`(?:^|[.!?…\\n]) ?[¡«]?(?:${words})(?!\\p{L})`, 'iu');

const PITCHES: Readonly<Record<Language, Pitch>> = {
  en: {
    ours: whole('our|ours'),
    you: whole('you|your|yours'),
    call: called('(?:buy|order|shop|claim|grab|get|reserve) (?:now|today|online|here|your|yours)'),
    price: /[£$€] ?\d|(?<!\p{L})(?:free|discount|in stock)(?!\p{L})/iu,
  },
  de: {
    ours: whole('unsere?[mnrs]?'),
    you: whole('(?<=[\\p{L},] )(?:Sie|Ihnen|Ihre?[mnrs]?)|[Dd](?:u|ir|ich|eine?[mnrs]?)|[Ee]u(?:ch|er|re[mnrs]?)', 'u'),
    call: called('(?:bestellen|sichern|holen|kaufen) sie|jetzt (?:bestellen|sichern|kaufen|zugreifen)(?=[.!]|$)'),
    price: /\d ?(?:€|Euro)(?!\p{L})|(?<!\p{L})(?:kostenlos|gratis|rabatt|erhältlich)/iu,
  },
  fr: {
    ours: whole('notre|nos'),
    you: whole('votre|vos|vous'),
    call: called('recevez|commandez|profitez|réservez|achetez'),
    price: /\d ?€|\d euros|(?<!\p{L})(?:gratuit|offerte?s?|promo)/iu,
  },
  es: {
    ours: whole('nuestr[oa]s?'),
    you: whole('tu|tus|te|usted|ustedes'),
    call: called('(?:compra|pide|reserva|consigue)(?:l[oa]s?)? (?:ya|ahora|hoy|aquí|tu|el tuyo|la tuya)'),
    price: /\d ?(?:€|euros)|\$ ?\d|(?<!\p{L})(?:gratis|descuento|rebajas)/iu,
  },
  pt: {
    ours: whole('noss[oa]s?'),
    you: whole('você|vocês|teu|tua'),
    call: called('(?:compre|peça|garanta|aproveite) (?:já|agora|hoje|aqui|o seu|a sua|seu|sua)'),
    price: /R\$ ?\d|\d ?€|(?<!\p{L})(?:grátis|desconto|promoção)/iu,
  },
  zh: {
    ours: /本店|我们的|我店/u,
    you: /您|你的/u,
    call: /欢迎选购|速抢|(?:立即|马上)(?:下单|购买|抢购)/u,
    price: /\d元|¥ ?\d|免费|优惠|折扣|特价/u,
  },
  ja: {
    ours: /当店|当社の|弊社/u,
    you: /ぜひ|あなた/u,
    call: /(?:お求め|ご注文)(?:ください|はこちら)/u,
    price: /\d円|¥ ?\d|無料|割引|特価|セール/u,
  },
};

/** News of a company is longer, and says more than what there is to buy. */
const LONGEST = 420;
/** Who is quoted may say "our" and "you". */
const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”]|「[^」]*」/gu;

/** Whether a short text is there to sell: it names a price, and speaks to the reader of "ours" or calls to buy. */
export function isPitch(title: string, text: string, language: Language): boolean {
  if (text.length > LONGEST) return false;
  const words = `${title.slice(0, LONGEST)}\n${text}`.replace(QUOTED, '');
  const { ours, you, call, price } = PITCHES[language];
  return price.test(words) && (call.test(words) || (ours.test(words) && you.test(words)));
}
