// Of the end only: an article may be about these words.
const MAX_TAILS = 6;
const LONGEST_TAIL = 400;

/** What publishing programs put below every article: where it appeared first, in our languages. */
const APPEARED_FIRST = [
  /^The (?:post|article|entry) .+ (?:appeared first on|first appeared on|was first published on) .+$/i,
  /^(?:Der Beitrag|Der Artikel) .+ erschien zuerst auf .+$/i,
  /^(?:L[’']article|Cet article) .+ est apparu en premier sur .+$/i,
  /^(?:La entrada|La publicación|El artículo|El post) .+ (?:se publicó primero en|apareci?ó primero en|aparece primero en) .+$/i,
  /^(?:O post|O artigo|O conteúdo|A publicação) .+ (?:apareceu primeiro|aparece primeiro|foi publicad[oa] primeiro) (?:em|no|na) .+$/i,
  /^.+は.+に最初に(?:表示|投稿|掲載)されました。?$/,
  /^.+(?:最先|首先|最早)(?:出现|出現|发布|發佈|发表|發表)(?:在|于|於).+$/,
];

const READ_ON = [
  'read (?:more|on)|read the (?:full|whole|rest)[^.!?]{0,60}|continue reading|keep reading|view (?:full )?(?:article|post)|learn more',
  'weiterlesen|mehr lesen|mehr erfahren|zum artikel|ganzen artikel lesen',
  'lire la suite|lire plus|continuer la lecture|en savoir plus',
  'leer más|seguir leyendo|continuar leyendo|sigue leyendo|ver más',
  'leia mais|ler mais|continue lendo|continuar (?:a ler|lendo)|saiba mais',
  '続きを読む|もっと読む|続きはこちら|全文を読む',
  '阅读全文|閱讀全文|继续阅读|繼續閱讀|阅读更多|閱讀更多|查看全文|查看更多',
].join('|');

const OF_WHAT = '(?:\\s?[:：“"«].{0,120}|\\s(?:about|on|at|over|zu|über|auf|de|sur|sobre|en|em)\\s[^.!?]{1,120})';

/** On a line of its own, or after the end of a sentence. */
const READ_ON_LINE = new RegExp(`^[\\[(]?(?:${READ_ON})${OF_WHAT}?[\\s.…»›→>\\])]*$`, 'i');
const READ_ON_END = new RegExp(
  `(?<=[.!?…\\])"”»。！？]\\s*)[\\[(]?(?:${READ_ON})(?:\\s?[“"«:][^.!?]{0,120})?[\\s.…»›→>\\])]*$`,
  'i',
);

const LABELS =
  /^(?:\[link\] \[comments\]|advertisement|sponsored|anzeige|werbung|publicité|publicidad|publicidade|広告|广告|廣告)$/i;
const CUT = /\s*(?:\[\s*(?:…|\.{3}|&hellip;)\s*\]|\(\s*(?:…|\.{3})\s*\)|\.{3,}|…)$/;

const isTail = (line: string): boolean =>
  line.length <= LONGEST_TAIL &&
  (line === '' || LABELS.test(line) || READ_ON_LINE.test(line) || APPEARED_FIRST.some((tail) => tail.test(line)));

/** An article without what its publisher puts below every one of them; `[...]` at its end is an ellipsis. */
export function withoutTails(text: string): string {
  const lines = text.split('\n');
  for (let removed = 0; removed < MAX_TAILS && isTail(lines.at(-1) ?? 'none'); removed += 1) lines.pop();
  const last = lines.pop();
  if (last === undefined) return '';
  const head = last.slice(0, -LONGEST_TAIL);
  const end = last.slice(-LONGEST_TAIL).replace(READ_ON_END, '').trimEnd();
  return [...lines, head + end.replace(CUT, '…')].join('\n');
}
