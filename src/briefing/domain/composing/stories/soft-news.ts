import type { Language } from '../../../../shared/kernel/language.js';
import { inOneScript } from '../../request/chinese-characters.js';
import { opinionLabel } from '../text/non-news/opinions.js';
import { isCjk } from '../text/words.js';

/**
 * What a paper prints and does not lead with: gossip; what stands there every day whatever happened, like forecasts, closing
 * prices, fixtures, horoscopes and round-ups; and what somebody thinks.
 */
export type SoftNews = 'gossip' | 'routine' | 'column';
type Patterns = Readonly<Record<Exclude<SoftNews, 'column'>, RegExp>>;

const LONGEST_TITLE = 300;
const joined = (words: string): string => words.replace(/\s*\n\s*/g, '');
const whole = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${joined(words)})(?![\\p{L}\\d])`, 'iu');
const anywhere = (words: string): RegExp => new RegExp(joined(words), 'iu');

const PATTERNS: Readonly<Record<Language, Patterns>> = {
  en: {
    gossip:
      whole(`red carpet|baby bump|shows? off|flaunts?|stuns? in|spotted (?:with|kissing)|(?:new |ex-)?(?:girlfriend|boyfriend)|
      (?:dating|romance) rumou?rs|love island|airport look|(?:is|are) obsessed with|unrecogni[sz]able|mystery (?:man|woman)|net worth|splits? from (?:husband|wife|boyfriend|girlfriend)|got engaged|
      fans (?:go wild|react|spot|all say)|celebrit(?:y|ies)|celebs?|reality star|wardrobe|bikini|instagram (?:post|snap|photos?)`),
    routine:
      whole(`weather(?: forecast)?:|weather (?:forecast|outlook)|forecast for (?:the week|today|tonight|tomorrow|\\p{L}+day)|
      (?:stocks?|shares?|markets?|dow(?: jones)?|nasdaq|s&p(?: 500)?|ftse(?: 100)?|nikkei|dax|wall st(?:reet)?|sensex|tsx) .{0,30}
      (?:closes?|closed|ends?|ended|opens?|opened|finish(?:es|ed)?|edges? (?:up|down|higher|lower)|mixed|flat)|market (?:close|wrap|report)|
      (?:exchange rates?|gold prices?) today|how to watch|what time is|where to watch|live stream|kick-?off time|tv channel|team news|
      (?:predicted|probable|confirmed) line-?ups?|fixtures?(?: and results)?|(?:match|game) preview|preview:|full schedule|
      horoscopes?|lottery (?:results?|numbers?)|winning numbers|powerball|mega millions|crossword|wordle|sudoku|quiz|tv (?:tonight|guide|listings)|
      photos? of the (?:day|week)|on this day|traffic (?:update|report)|[am]\\d{1,4}\\(?m?\\)? (?:north|south|east|west)bound|(?:\\d+|three|five|seven|ten) things to (?:know|do)|week in review|weekly round-?up|
      (?:morning|evening|weekly|news) (?:digest|round-?up|briefing)|what['’]s on`),
  },
  de: {
    gossip:
      whole(`promi\\p{L}*|dschungelcamp|liebes-?aus|\\p{L}+-look|so verliebt|babyglück|babybauch|traumhochzeit|frisch verliebt|roter? teppich|roten teppich|
      knutsch\\p{L}*|turtel\\p{L}*|instagram-(?:post|foto)s?|bikini|schlagerstar|bachelor(?:ette)?|klatsch|model-\\p{L}+|neue (?:freundin|liebe)|neuer freund`),
    routine:
      whole(`wetter(?:bericht|vorhersage|aussichten)?:|wetter (?:in|am|für|heute|morgen)|wettervorhersage|so wird das wetter|
      (?:dax|mdax|aktien(?:markt)?|börsen?|wall street|dow(?: jones)?|euro(?:kurs)?|goldpreis|ölpreise?) .{0,40}
      (?:schließt|schließen|handelsschluss|startet|eröffnet|kaum verändert|im plus|im minus|fester|schwächer|behauptet|zum handels\\p{L}+)|
      aktien (?:frankfurt|new york|wien|europa|asien)|börsenbericht|wo läuft|live im tv|im livestream|wer überträgt|(?:tv|live)-übertragung|aufstellung(?:en)?|
      anstoßzeit|spielplan|(?:spiel|saison)?vorschau|tv-programm|lottozahlen|lotto am|eurojackpot|gewinnzahlen|horoskop|kreuzworträtsel|sudoku|quiz|
      bild des tages|blitzer|tv-tipps?|kalenderblatt|verkehrsmeldungen|^(?:a|b) ?\\d{1,3}:? .{0,40}(?:richtung|->|→)|spritpreise heute|wochenrückblick|(?:die )?nachrichten am \\p{L}+|
      newsletter|was (?:heute|am \\p{L}+tag) wichtig (?:ist|wird)`),
  },
  fr: {
    gossip:
      whole(`people :|tapis rouge|en couple avec|ce look|in love|bel(?:le)? inconnue?|affole (?:ses|les)|se séparent|baby-?bump|bikini|s['’]affichent?|miss france|télé-?réalité|rupture amoureuse|
      influenceu(?:r|se)s?|love story|nouve(?:au|lle) compagn(?:on|e)|stars? (?:de la télé|des réseaux)|famille royale|célébrités?`),
    routine: whole(`météo\\s?:|météo (?:du|de|à|des)|bulletin météo|prévisions météo|quel temps|
      (?:bourse|cac 40|wall street|dow jones|nasdaq) .{0,40}(?:clôtur\\p{L}+|ouvr\\p{L}+|termine\\p{L}*|finit|finissent|en (?:hausse|baisse|repli)|stable|à l['’]équilibre)|
      à quelle heure|sur quelle chaîne|où (?:voir|regarder)|compos? probables?|compositions? (?:probables?|officielles?)|calendrier (?:des matchs|complet)|
      programme (?:tv|des matchs|complet)|pronostics?|diffusion tv|avant-match|horoscopes?|loto|euromillions|keno|mots croisés|sudoku|quiz|programme tv|
      photo du jour|éphéméride|info ?trafic|^(?:a|rn|rd) ?\\d{1,3} (?:sens|direction|: )|dessin du jour|revue de presse|(?:ce qu['’]il faut retenir de|l['’]essentiel de) l['’]actualité|les titres du`),
  },
  es: {
    gossip:
      whole(`alfombra roja|famos[oa]s|posado|embarazada de|rompen? con su|nuevo amor|noviazgo|influencers?|gran hermano|bikini|farándula|
      rumores de (?:separación|ruptura|romance)|el look de|picante|zasca|enamor(?:ó|a) a tod[oa]s|incendi(?:ó|a|ado) las redes|lujos[oa] (?:casa|mansión|boda)|prensa rosa|boda del año|la isla de las tentaciones|su nuev[oa] (?:novi[oa]|pareja)|celebridad(?:es)?`),
    routine:
      whole(`el tiempo (?:hoy|para|en|este)|el tiempo:|pronóstico del (?:tiempo|clima)|clima (?:hoy|para|en)|previsión (?:del tiempo|meteorológica)|
      (?:ibex(?: 35)?|bolsas?(?: de \\p{L}+)?|wall street|dow jones|nasdaq|merval) .{0,40}(?:cierra|abre|sube|baja|gana|pierde|cede|avanza|retrocede|plano)n?|
      (?:el )?(?:peso|euro|real|bmv|ipc) (?:\\p{L}+ )?(?:cierra|abre|gana|pierde|cotiza)|precio del (?:dólar|euro|oro)|dólar (?:hoy|blue)|tipo de cambio|a qué hora|dónde ver|horario y|alineaci(?:ón|ones)|la previa|previa:|
      calendario (?:de (?:partidos|la liga|la jornada)|completo)|resultados y clasificación|canal de tv|en qué canal|horóscopo|lotería|euromillones|bonoloto|la primitiva|cupón de la once|
      números ganadores|baloto|melate|crucigrama|sudoku|santoral|efemérides|programación de (?:tv|televisión)|foto del día|hoy no circula|
      (?:resumen|noticias|titulares) (?:del día|de la (?:mañana|semana|noche))|las (?:cinco|diez|5|10) noticias`),
  },
  pt: {
    gossip:
      whole(`tapete vermelho|famos[oa]s|celebridades?|bbb ?\\d*|ex-bbb|influenciador(?:a|es)?|nov[oa] namorad[oa]|festa temática|completa \\d+ anos? com festa|solteir[íi]ssim[oa]|clima de romance|após (?:o )?término|ganha elogios|look do dia|arrasou de|biquíni|posa (?:de|para|com)|
      mostra (?:barriga|look|corpo)|grávida de|fofocas?|novo affair|curte (?:praia|férias)|reality show|chá de bebê`),
    routine: whole(`previsão do tempo|o tempo (?:em|hoje|para)|tempo hoje|clima:|
      (?:ibovespa|bolsas?|dólar|wall street|psi(?:-20)?) .{0,40}(?:fecha|abre|sobe|cai|recua|avança|opera|encerra|perde|ganha|estável)m?|cotação do (?:dólar|euro)|
      onde assistir|horário e|escalaç(?:ão|ões)|que horas|palpites?|pré-jogo|tabela do (?:brasileirão|campeonato|grupo)|jogos de hoje|transmissão ao vivo|horóscopo|mega-sena|
      lotofácil|quina|loterias?|dezenas sorteadas|euromilhões|palavras cruzadas|quiz|santo do dia|foto do dia|programação da (?:tv|televisão)|
      resumo (?:do dia|da semana|das notícias)|(?:as )?notícias d[oa] (?:dia|manhã|semana)|trânsito agora`),
  },
  zh: {
    gossip: anywhere(
      `晒(?:照|自拍|合影|娃)|热恋|恋情|绯闻|(?:新|前)(?:女友|男友)|明星|八卦|红毯|孕照|颜值|泳装|穿搭|综艺|网红|同框|秀恩爱|撞衫|官宣(?:结婚|分手)`,
    ),
    routine:
      anywhere(`天气预[报告]|今[日天]天气|未来[一二三四五六七几\\d]+天.{0,6}(?:天气|降[雨水温])|(?:周|星期)[一二三四五六日末].{0,4}天气|
      (?:[AＡ]股|沪指|恒指|道指|纳指|日经|美股|港股|三大指数).{0,12}(?:收[涨跌报盘]|开盘|高开|低开|涨跌不一|报收)|中间价|^(?:收评|早评|午评)|
      赛程|前瞻(?!性)|首发(?:名单|阵容)|直播(?:时间|地址|预告)|比赛时间|对阵(?:表|时间)|开奖|双色球|大乐透|彩票|运势|黄历|菜谱|历史上的今天|今日油价|
      限行|每日一[图题句]|填字|一周(?:要闻|回顾|大事)|新闻(?:早班车|速览|汇总)|早报[：:]|晚报[：:]`),
  },
  ja: {
    gossip: anywhere(
      `熱愛|破局|交際(?:宣言|報道)|(?:結婚|妊娠|離婚)を?(?:発表|報告)|不倫|芸能|タレント|水着|私服|コーデ|インスタ|グラビア|すっぴん|フォロワー|
      ファン(?:から|歓喜|騒然)|[2２ツ]ー?ショット|アイドル|レッドカーペット`,
    ),
    routine: anywhere(`天気予報|(?:今日|明日|あす|きょう|週末|全国|各地)の天気|週間予報|洗濯指数|
      (?:日経平均|東証|ダウ|ナスダック|NY株|東京株|株価|円相場|為替).{0,16}(?:終値|始値|寄り付き|大引け|続[伸落]|反[発落]|前場|後場)|株式(?:概況|市況)|
      試合日程|日程・?結果|スタメン|先発(?:オーダー|予想|メンバー)|予告先発|放送(?:予定|時間)|中継(?:情報|予定)|対戦カード|見どころ|
      当選番号|宝くじ|ロト[67]|ナンバーズ|占い|運勢|レシピ|クロスワード|数独|今日は何の日|番組表|[4４四]コマ|交通情報|(?:今週|今日|一週間)の(?:まとめ|ニュース)|注目ニュース`),
  },
};

/** As its headline says; null: it may be news of weight. */
export function softNewsOf(title: string, language: Language): SoftNews | null {
  const text = inOneScript(title.slice(0, LONGEST_TITLE).normalize(isCjk(language) ? 'NFKC' : 'NFC'), language);
  if (opinionLabel(title, language) !== null) return 'column';
  const patterns = PATTERNS[language];
  return (['routine', 'gossip'] as const).find((kind) => patterns[kind].test(text)) ?? null;
}
