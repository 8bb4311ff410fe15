import type { Language } from '../../../../shared/kernel/language.js';
import { isCjk } from '../request-language.js';
import type { RequestText, Token } from '../token.js';

/** A refusal in two parts with its negation around what it names: "don't leave … out", "lass … nicht weg". */
interface Frame {
  readonly open: RegExp;
  readonly close: RegExp;
  /** The close before what is named last, and the open before a close. */
  readonly closeAfter: RegExp;
  readonly openBefore: RegExp;
}

const GAP = '[^.,;:!?\\n。，；：！？]';

function frame(language: Language, open: string, close: string): Frame {
  const [start, end] = isCjk(language) ? ['', ''] : ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
  const [opens, closes] = [`${start}(?:${open})${end}`, `${start}(?:${close})${end}`];
  return {
    open: new RegExp(opens, 'uy'),
    close: new RegExp(closes, 'uy'),
    closeAfter: new RegExp(`^${GAP}+?${closes}`, 'u'),
    openBefore: new RegExp(`${opens}${GAP}+$`, 'u'),
  };
}

/** Both parts are said to the briefing, in the imperative: reports say neither. */
const FRAMES: Readonly<Record<Language, readonly Frame[]>> = {
  en: [
    frame('en', "(?:don'?t|do not|never) (?:you )?leave", 'out|aside|off|behind'),
    frame('en', "(?:don'?t|do not|never) (?:you )?(?:cut|filter|edit|weed)", 'out'),
  ],
  de: [
    frame(
      'de',
      'lass|lasse|lasst|lassen sie',
      'nicht (?:weg|aus|raus|fallen|beiseite|außen vor|unter den tisch fallen)',
    ),
    frame(
      'de',
      'ignoriere?|ignorieren sie|streiche?|überspringe?|entferne?|filtere?|vermeide|unterschlage?|klammere?',
      'nicht(?: aus| raus| weg)?(?! ?\\p{L})',
    ),
    frame('de', 'nicht auf', 'verzichten'),
    frame(
      'de',
      'auf (?:gar )?keinen fall|unter keinen umständen|keinesfalls|niemals|ja nicht|bloß nicht|nicht',
      '(?:unter den tisch |hinten |weg|raus|aus|runter)(?:fallen|lassen|fallenlassen)(?: lassen)?|überspringen|vergessen|unterschlagen',
    ),
    frame(
      'de',
      'vergiss|vergesst|vergessen sie|verpasse?|übersieh|übergeh',
      'nicht(?= (?:heute|bitte|wenn)| ?[^\\p{L} ]|$)',
    ),
    frame('de', 'ohne', '(?:geht|läuft) (?:es|nichts|gar nichts|bei mir nichts)(?: nicht)?|kann ich nicht(?: leben)?'),
    frame('de', 'gegen', "hab'?e? ich (?:gar |überhaupt )?nichts"),
  ],
  fr: [
    frame('fr', 'sans', 'je ne (?:peux|sais) pas(?: vivre)?|je ne vis pas|rien ne va'),
    frame('fr', 'ne (?:laisse|laissez|mets|mettez) (?:surtout )?pas', "de côté|à l'écart|à la trappe|tomber"),
  ],
  es: [
    frame('es', 'sin', 'no (?:puedo|sé) vivir|no vivo|no puedo'),
    frame('es', 'no (?:me )?(?:dejes|dejés|deje|dejen|dejéis)', 'fuera|afuera|de lado|a un lado'),
  ],
  pt: [
    frame('pt', 'sem', 'não (?:vivo|dá|consigo viver|posso viver|posso)'),
    frame('pt', 'não (?:me )?(?:deixe|deixes|deixem|deixa)', 'de fora|fora|de lado|à parte'),
  ],
  zh: [frame('zh', '没有|沒有|没了|少了|缺了|缺少|离了', '不行|可不行|不可以|不成'), frame('zh', '没有|沒有', '吗|嗎')],
  ja: [],
};
/** As far as its parts stand from each other. */
const FARTHEST = 60;

/** "不是体育的新闻", where it is asked for; but "是不是", "这不是 …". */
const NOT_OF =
  /(?<=^|[要听聽看来來点點些，。：])不是(?=[^。，；：！？\n]{1,12}的(?:新闻|新聞|消息|内容|內容|话题|話題|报道|報道)(?:$|[。，！]))/uy;

/** "去掉体育，不是政治": set against what was refused before the comma. */
const NOT_THAT =
  /(?<=(?:去掉|删掉?|删除|跳过|略过|剔除|除去|拿掉|砍掉|过滤|屏蔽|不要|别讲|别说)[^。！？\n]{0,12}[，,；。])(?:而|可|但)?不是/uy;

/** Refuses by what the news are not about; undefined: no such thing begins here. */
export function notOfAt({ lower, languages }: RequestText, at: number): Token | undefined {
  NOT_OF.lastIndex = at;
  return languages[0] === 'zh' && NOT_OF.test(lower) ? { kind: 'exclude', start: at, end: at + 2 } : undefined;
}

/** What turns a refusal in two parts round, at either of them; undefined: neither begins here. */
export function keepingAt(text: RequestText, at: number): Token | undefined {
  const { lower, languages } = text;
  NOT_THAT.lastIndex = at;
  if (languages[0] === 'zh' && NOT_THAT.test(lower)) return { kind: 'notOnly', start: at, end: NOT_THAT.lastIndex };
  for (const one of FRAMES[languages[0] ?? 'en']) {
    const end = openedAt(one, lower, at) ?? closedAt(one, lower, at);
    if (end !== undefined) return { kind: 'notOnly', start: at, end };
  }
  return undefined;
}

function openedAt({ open, closeAfter }: Frame, lower: string, at: number): number | undefined {
  open.lastIndex = at;
  if (!open.test(lower)) return undefined;
  const end = open.lastIndex;
  return closeAfter.test(lower.slice(end, end + FARTHEST)) ? end : undefined;
}

function closedAt({ close, openBefore }: Frame, lower: string, at: number): number | undefined {
  close.lastIndex = at;
  if (!close.test(lower)) return undefined;
  const end = close.lastIndex;
  return openBefore.test(lower.slice(Math.max(0, at - FARTHEST), at)) ? end : undefined;
}
