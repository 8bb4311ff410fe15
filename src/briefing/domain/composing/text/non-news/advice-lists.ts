/** What stands over a list of what the reader should do: "How to protect yourself", "Como se proteger", "如何防范". */
const HEADING =
  /^(?:how to|what (?:to do|you can do)|tips|so (?:schützen|können|vermeiden|gehen|erkennen|funktioniert)|was (?:tun|kann man tun)|das können|tipps|comment (?:se |s['’]|faire|éviter|réagir)|que faire|(?:nos |les )?conseils|cómo (?:\p{Ll}+(?:ar|er|ir)(?:se|l[oa]s?)?)(?!\p{L})|qué hacer|consejos|como (?:se )?(?:\p{Ll}+(?:ar|er|ir)(?:-se)?)(?!\p{L})|o que fazer|dicas|如何|怎[样么]|该怎么|注意事项|.{0,12}(?:対策|対処法|注意点)$)/iu;
const LONGEST_HEADING = 80;
const ITEM = /^(?:[-–•▪*·・]|\d{1,2}[.)、]) ?\S/u;

/** For each paragraph, in order: whether it is an entry of a list below such a heading. The rest of the text goes on. */
export function adviceLists(paragraphs: readonly string[]): readonly boolean[] {
  let below = false;
  return paragraphs.map((paragraph) => {
    const text = paragraph.trim();
    const isItem = ITEM.test(text);
    const isEntry = below && isItem;
    below = isEntry || (!isItem && text.length <= LONGEST_HEADING && !/[.。]$/u.test(text) && HEADING.test(text));
    return isEntry;
  });
}
