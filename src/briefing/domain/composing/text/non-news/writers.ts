const NAME = `(?<name>\\p{Lu}[\\p{L}.'’-]+(?: (?:d[aeio]s? |van |von |de la )?\\p{Lu}[\\p{L}.'’-]+){1,3})`;
/** What somebody does who has written a text, in any of our languages that write names with a capital. */
const WRITES =
  `(?:is (?:an?|the|our|\\p{L}+['’]s) (?:[\\p{L}-]+ ){0,5}?(?:reporter|correspondent|editor|columnist|journalist|writer|producer|contributor|blogger)|
covers (?!for |up )|writes (?:about|for|on|a)|reports (?:on|for|from)|has (?:been )?(?:written|writing|reporting|covering|covered|reported)|joined (?:us|the \\p{L}+ (?:team|staff|newsroom)) |
ist (?:\\p{L}+ ){0,5}?\\p{L}*(?:[rR]edakteur|[jJ]ournalist|[rR]eporter|[kK]orrespondent|[kK]olumnist|[aA]utor)(?:in)?(?!\\p{L})|schreibt (?:für|über|seit|bei)|berichtet (?:für|seit|aus|über)|arbeitet (?:seit [^.]{1,20} )?als (?:\\p{L}+ )?(?:[rR]edakteur|[jJ]ournalist|[rR]eporter)|
est (?:(?:une?|la|le) )?(?:\\p{L}+ ){0,3}?(?:journaliste|correspondante?|rédact(?:eur|rice)|chroniqueu(?:r|se)|reporter)(?!\\p{L})|écrit (?:pour|sur|depuis)|couvre |
es (?:(?:una?|la|el) )?(?:\\p{L}+ ){0,3}?(?:periodista|corresponsal|redactora?|columnista|reportera?)(?!\\p{L})|escribe (?:sobre|para|en|de)|cubre |
é (?:(?:uma?|a|o) )?(?:\\p{L}+ ){0,3}?(?:jornalista|correspondente|redatora?|redactora?|colunista|repórter|editora?)(?!\\p{L})|escreve (?:sobre|para|em)|cobre )`.replaceAll(
    '\n',
    '',
  );
const WRITER = new RegExp(`^${NAME},? (?:\\([^()]{1,30}\\) |@\\p{L}+ )?${WRITES}`, 'u');
const CJK_WRITER =
  /^(?:作者|记者|記者|撰稿人?|筆者|ライター)?(?<name>[\p{sc=Han}ー]{2,6}|[\p{sc=Katakana}ー]{2,8})(?:（[^）]{1,20}）)?(?:是|，|は、?)(?:本[报報刊台站]|一[名位])?[^。]{0,24}(?:记者|記者|编辑|編輯|撰稿人|专栏作家|專欄作家|ライター|編集者|編集委員|コラムニスト)(?:です|だ|，|,|。|$)/u;
const LONGEST = 400;
/** A text names its authors below it, and nothing else of it is about them. */
const FROM_END = 3;

/** For each paragraph, in order: whether it says who has written the text. News of a reporter has the name above, too. */
export function writersBelow(paragraphs: readonly string[]): readonly boolean[] {
  return paragraphs.map((paragraph, at) => {
    if (at === 0 || at < paragraphs.length - FROM_END || paragraph.length > LONGEST) return false;
    const text = paragraph.trim();
    const name = (WRITER.exec(text) ?? CJK_WRITER.exec(text))?.groups?.['name'];
    if (name === undefined) return false;
    const last = name.split(' ').at(-1) ?? name;
    return !paragraphs.some((other, index) => index !== at && other.includes(last));
  });
}
