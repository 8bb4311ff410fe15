import type { Language } from '../../../../../shared/kernel/language.js';
import { contentOf, coverage } from '../echo.js';
import { voiceOf } from './voice/voice.js';

/** What stands over a list of what the reader should do: "How to protect yourself", "Como se proteger", "如何防范". */
const HEADING =
  /^(?:how to|what (?:to do|you can do)|tips(?!\p{L})|so (?:schützen|können|vermeiden|gehen|erkennen|funktioniert)|was (?:tun|kann man tun)|das können|tipps(?!\p{L})|comment (?:se |s['’]|faire|éviter|réagir)|que faire|(?:nos |les )?conseils(?! \p{L}+(?:aux|aires|els))|cómo (?:\p{Ll}+(?:ar|er|ir)(?:se|l[oa]s?)?)(?!\p{L})|qué hacer|consejos (?:para|de |a |útiles)|consejos[:?]?$|como (?:se )?(?:\p{Ll}+(?:ar|er|ir)(?:-se)?)(?!\p{L})|o que fazer|dicas(?!\p{L})|如何|怎[样么]|该怎么|注意事项|.{0,12}(?:対策|対処法|注意点)$)/iu;
const LONGEST_HEADING = 80;
const MARK = /^(?:[-–•▪*·・]|\d{1,2}[.)、]) ?/u;
const ITEM = /^(?:[-–•▪*·・]|\d{1,2}[.)、]) ?\S/u;

const FIGURES = /\d+(?:[.,]\d+)*/gu;

/**
 * For each paragraph, in order: whether it is an entry of a list below such a heading. The rest of the text goes on, and
 * so does a list that reports: that has an entry of what happened, or a figure or the heading itself from the text above.
 */
export function adviceLists(paragraphs: readonly string[], language: Language): readonly boolean[] {
  const found = paragraphs.map(() => false);
  paragraphs.forEach((heading, at) => {
    if (!isHeading(heading)) return;
    const entries = entriesFrom(paragraphs, at + 1);
    const above = paragraphs.slice(0, at).join('\n');
    if (takesUp(heading, above, language) || entries.some((entry) => isReported(entry, above, language))) return;
    found.fill(true, at + 1, at + 1 + entries.length);
  });
  return found;
}

function isHeading(paragraph: string): boolean {
  const text = paragraph.trim();
  return !ITEM.test(text) && text.length <= LONGEST_HEADING && !/[.。]$/u.test(text) && HEADING.test(text);
}

function entriesFrom(paragraphs: readonly string[], from: number): readonly string[] {
  const end = paragraphs.findIndex((paragraph, at) => at >= from && !ITEM.test(paragraph.trim()));
  return paragraphs.slice(from, end < 0 ? paragraphs.length : end);
}

const TAKEN_UP = 0.5;

/** "主な経済対策" below a report of these. */
function takesUp(heading: string, above: string, language: Language): boolean {
  const content = contentOf(heading, language);
  return content.stems.size > 1 && coverage(content, contentOf(above, language)) >= TAKEN_UP;
}

function isReported(entry: string, above: string, language: Language): boolean {
  const text = entry.trim().replace(MARK, '');
  const named = text.match(FIGURES) ?? [];
  return voiceOf(text, language) === 'report' || named.some((figure) => figure.length > 1 && above.includes(figure));
}
