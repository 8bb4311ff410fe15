import { simplified } from '../../request/chinese-characters.js';

const startsWith = (words: string): RegExp => new RegExp(`^(?:${words.replace(/\s*\n\s*/g, '')})`, 'iu');
const contains = (words: string): RegExp => new RegExp(words.replace(/\s*\n\s*/g, ''), 'iu');

/** How publishers begin what is not news: invitations, credits, tails. Any language: sources mix them. */
const OPENINGS: readonly RegExp[] = [
  startsWith(`click |tap |read (?:more|also|the full|on |our|next)|continue reading|sign up|subscribe(?!rs? )|follow (?:us|me|our)|
    share (?:this|on)|join (?:us|our|the conversation)|download (?:our|the) app|watch (?:the video|our|now|live|:)|
    listen (?:to (?:the|our)|now)|see also|related(?: stor| article|:)|advertisement|sponsored|photo(?:s|graph)?(?: by|:| credit)|
    image(?: credit|:| via)|picture:|credit:|source:|video:|copyright|getty|this material may not be|this (?:article|story|post|piece|newsletter)
    (?: was| is| has| first| originally| appeared| may| contains)|the post .{1,200} (?:appeared first|first appeared)|
    we (?:may earn|use cookies)|when you (?:buy|purchase)|if you (?:buy|click|enjoyed|liked)|for more (?:information|news|on|stories)|
    get (?:the|our) (?:latest|newsletter|app)|support our|donate|thanks for reading|leave a comment|
    (?:additional )?(?:reporting|writing|editing|graphic)s? by|our standards:|by using this|contact us|email us|buy now|shop `),
  startsWith(`escúchanos|querid[oa]s? (?:lector|suscript)|seguir leyendo|le[ée] también|suscríbete|el post .{1,200} se publicó|la entrada .{1,200} (?:se publicó|apareció) primero|haz clic|haga clic|pulse aquí|pincha|suscr[ií]b|leer más|lee también|lea también|sigue leyendo|síguenos|
    síganos|publicidad|fotos?:|imagen:|vídeo:|todos los derechos|compart(?:ir|e|a) |regístrate|te puede interesar|
    más información en|puedes? (?:leer|seguir)|únete`),
  startsWith(`ouça-nos|ouve-nos|car[oa]s? leitor|o post .{1,200} apareceu|(?:✅|📲|>+)? ?(?:clique|siga) |continue (?:lendo|a ler)|notícias relacionadas|clique|assine|inscreva-se|subscreva|leia (?:mais|também|a )|siga-nos|siga (?:o|a) |saiba mais|veja também|
    publicidade|fotos?:|imagem:|todos os direitos|compartilhe|partilhe|cadastre-se|receba (?:as|o|a|no)`),
  startsWith(`hier klicken|klicken sie|jetzt (?:abonnieren|lesen|anmelden|testen)|abonnieren|weiterlesen|mehr (?:dazu|lesen|zum thema)|
    lesen sie (?:auch|hier|mehr|dazu)|melden sie sich|folgen sie|anzeige(?:$|:)|werbung|foto:|bild:|quelle:|alle rechte|
    zur startseite|dieser (?:artikel|beitrag|text) (?:ist|wurde|erschien)|mit material`),
  startsWith(`cliquez|abonnez-vous|inscrivez-vous|lire (?:aussi|la suite|plus|également)|à lire|suivez-nous|partage[rz] |
    publicité|photos? ?:|image ?:|crédits? ?:|tous droits|en savoir plus|cet article (?:est|a été)|il vous reste|retrouvez `),
  startsWith(`点击|订阅|关注我们|欢迎关注|扫码|扫描|阅读(?:全文|原文|更多)|责任编辑|责编|编辑[:：]|记者[:：]|来源[:：]|图片来源|
    图[:：]|图为|版权|转载|未经|广告(?=[:：\\s]|$)|更多(?:精彩|内容|新闻|资讯|详情)|※|下载`),
  startsWith(`続きを読む|続きは|クリック|購読|登録は|フォロー|関連記事|写真[:：=＝は]|画像[:：=＝]|提供[:：=＝]|無断|著作権|広告(?=[:：\\s]|$)|
    会員|こちら|ログイン|詳しくはこちら|詳細はこちら`),
];

const ANYWHERE: readonly RegExp[] = [
  contains(`\\b(?:click here|click (?:on )?the link|newsletter(?! (?:company|compan|platform|provider|firm|service|publisher|writer|editor|start-?up))|subscribe (?:to|now|today|for)|sign up (?:for|to|here|now)|
    privacy policy|cookie policy|terms of (?:use|service)|all rights reserved|(?:appeared first|first appeared) on|getty images|
    your inbox|promo code|affiliate (?:link|commission)|follow us|hit the (?:like|bell)|smash that)\\b`),
  contains(`haz clic|haga clic|suscríb(?:ete|ase)|boletín de noticias|clique aqui|inscreva-se|assine (?:a|o) |hier klicken|
    jetzt abonnieren|cliquez ici|abonnez-vous|infolettre|lettre d’information`),
  contains(`点击(?:这里|此处|链接|订阅|查看)|扫(?:码|描).{0,6}(?:关注|二维码)|阅读全文|责任编辑|版权所有|未经授权|微信公众号|
    続きを読む|ここをクリック|無断転載|会員登録|メルマガ|ニュースレターに`),
  /\bISBN\b|[{}<>|\\^~=]/u,
  // The first such word of a line is enough; with the others, "var var var …" would be read to its end for each.
  /^(?=(.*?\b(?:function|const|var|null)\b))\1.*[(;=]/mu,
];

const LONGEST_CHECKED = 1000;

/** Sentences that want something from the reader instead of telling something. */
export function isBoilerplate(sentence: string): boolean {
  if (sentence.length > LONGEST_CHECKED) return false;
  // Japanese has many of the traditional characters: both ways of writing are tried.
  return [...new Set([sentence, simplified(sentence)])].some(
    (text) => OPENINGS.some((opening) => opening.test(text)) || ANYWHERE.some((phrase) => phrase.test(text)),
  );
}

const PROMOTION =
  /^\s*(?:\[?(?:advertorial|publirreportaje|publi-?rédactionnel|publieditorial|partner content)\b|[[【]?(?:sponsored|promoted|anzeige|deals?|广告|PR)\s?[\]】:：|｜])/iu;

/** What companies pay a wire for, and figures that it sends to machines: "IRW-News: …", "BRIEF-Halden Q3 EPS $1.12". */
const WIRE = /^(?:BRIEF|EQS|DGAP|IRW|PTA|GNW|Original-Research)(?::|-(?=\p{Lu}))/u;

/** Advertising under a headline of its own. */
export const isPromotion = (title: string): boolean => PROMOTION.test(title) || WIRE.test(title.trimStart());
