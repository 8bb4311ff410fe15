import type { Language } from '../../../../../shared/kernel/language.js';
import { inOneScript } from '../../../request/chinese-characters.js';
import { opens, says } from './lines/line-patterns.js';

/** Headlines of advice, of what somebody likes best, and of lists. News has some of them, too: they count with the text only. */
const MANNERS: Readonly<Record<Language, RegExp>> = {
  en: opens(`(?:how (?:to|i|we|you|do)|why (?:i|we|you)|the \\d|(?:top |our |my )?\\d{1,2} (?:\\p{L}+ ){0,3}(?:best|things|ways|tips|reasons|ideas|places|pubs|gifts|books|recipes|to|that|for)|(?:the )?(?:best|cheapest)|(?:my|our|your|meet|ask|show|this week in|five-minute|\\p{L}+ of the (?:day|week)|on air)(?!\\p{L})|
    .{0,60}\\b(?:review|giveaway|quiz|hints|tips|guide|gallery|notices|vacancy|you|your|we)(?!\\p{L})|release v?\\d)`),
  de: opens(`(?:wie (?:sie|du|ihr|man|ich|wir)|so (?:\\p{Ll}+(?:st|t|en) (?:du|sie|ihr)|bleib|geling|klapp|einfach|gesehen)|warum (?:ich|wir|sie|du)|(?:die|unsere|meine) \\d|\\d{1,2} \\p{L}+|(?:die )?(?:besten|schönsten)|(?:mein|unser|ihr|ihre|dein|omas|gut zu wissen|heute im|lesetipps|danke|weißt)(?!\\p{L})|
    \\p{L}+ (?:der woche|des tages)|.{0,60}(?<!\\p{L})(?:test|tipps?|quiz\\p{L}*|gewinnspiel|kaufberatung|unboxing|m/w/d|w/m/d|gesucht|aktuell)(?!\\p{L}))`),
  fr: opens(`(?:comment |pourquoi (?:je|nous|vous)|(?:les|nos|mes) (?:\\d|meilleur|plus bea)|(?:\\d{1,2}|cinq|dix|douze|sept) (?:\\p{L}+ )?(?:idées|conseils|astuces|choses|raisons|adresses)|j['’]ai|(?:mon|ma|mes|nos|notre|votre|vos|au jardin|à l['’]antenne)(?!\\p{L})|
    (?:\\p{L}+ )?(?:du jour|coup de cœur)(?!\\p{L})|.{0,60}(?<!\\p{L})(?:test de|recette|quiz|concours|astuce|promo|bon plan|vous|recrute)(?!\\p{L}))`),
  es: opens(
    `(?:cómo |por qué (?:yo|me|no me)|(?:los|las) (?:\\d|mejores)|\\d{1,2} |(?:mi|mis|nuestr[oa]s?|tu|probamos|se busca|sorteo|duda|ofertón)(?!\\p{L})|.{0,60}(?<!\\p{L})(?:paso a paso|análisis|recomendáis|tu|te|receta|sorteo|lo bueno y lo malo)(?!\\p{L}))`,
  ),
  pt: opens(
    `(?:como |por que (?:eu|me)|(?:os|as) (?:\\d|melhores)|\\d{1,2} |(?:meu|minha(?! casa)|nosso|nossa|seu|testamos|vagas?|sorteio|na programação|só hoje|mensagem do dia|crônica)(?!\\p{L})|.{0,60}(?<!\\p{L})(?:passo a passo|vale a pena|receita|confira|você|da vovó)(?!\\p{L}))`,
  ),
  zh: says(
    `手把手|教你|怎么|的?做法$|方法$|攻略|[一二三四五六七八九十\\d]+[个款家招](?:好|最|适合|必|小|实用)|最[^，。]{1,8}[是的]|好价|横评|测评|开箱|推荐|求助|诚聘|招聘|你|我`,
  ),
  ja: says(
    `方法$|やり方|作り方|[0-9０-９]{1,2}選|まとめ$|使ってみた|してみた|ランキング|ベスト[0-9０-９]|おすすめ|特価|半額に$|急募|大公開|プレゼント|質問|あなた|我が家|煮物$|レシピ|した日$`,
  ),
};

/** "Episode 61", "Folge 88", "第56期": one of a series. */
const NUMBERED =
  /^#\d{1,4}(?!\d)|(?<!\p{L})(?:ep(?:isode|\.)?|épisode|episodio|episódio|folge|vol\.) ?\d{1,4}(?!\d)|第 ?\d{1,4} ?[期集话話回](?=[\s「『【“：:｜|]|$)/iu;
const ASKING_OR_CALLING = /[?？!！]\s*$/u;

export const isNumbered = (title: string): boolean => NUMBERED.test(title.slice(0, 300));

/** Whether a headline advises, recommends, asks or calls. */
export function isInviting(title: string, language: Language): boolean {
  const text = inOneScript(title.slice(0, 300), language);
  return ASKING_OR_CALLING.test(text) || MANNERS[language].test(text);
}
