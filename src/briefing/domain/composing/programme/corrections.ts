import type { CorrectionKind } from '../../correcting/correction.js';
import type { Citation } from '../../script.js';
import { citedAloud } from '../sentences/cited-aloud.js';
import type { DueCorrection } from '../memory/due-correction.js';
import type { PhraseKind } from '../phrase-book/phrase-book.js';
import { withLead } from '../text/weaving.js';
import type { ScriptWriter } from './script-writer.js';
import type { Setting, Wording } from './setting.js';
import { sourceWithin } from './source-names.js';

/** Says what sources have changed of what earlier briefings told. Both versions are said as they stand, each cited. */
export function tellCorrections(setting: Setting, writer: ScriptWriter): void {
  setting.corrections.forEach((correction, index) => {
    const { language } = correction;
    const host = index % 2 === 0 ? writer.other(0) : 0;
    const lines = linesOf(correction, setting.wordingIn(language));
    for (const { text, citation } of lines) writer.correcting(host, { text, language }, citation, index);
  });
}

type Phrasings = Readonly<Record<CorrectionKind, PhraseKind>>;

/** A correction is what the source calls one: of what it changed without a word the hosts say only that. */
const LEADS: Phrasings = {
  changed: 'revisited',
  updated: 'update',
  corrected: 'correction',
  retracted: 'correction',
  withdrawn: 'revisited',
  restored: 'revisited',
};

const UNSAID: Phrasings = {
  changed: 'changedReport',
  updated: 'changedReport',
  corrected: 'correctedReport',
  retracted: 'withdrawnReport',
  withdrawn: 'withdrawnReport',
  restored: 'changedReport',
};

interface CorrectingLine {
  readonly text: string;
  readonly citation: Citation;
}

function linesOf(correction: DueCorrection, wording: Wording): readonly CorrectingLine[] {
  const { item, kind, before, after, language } = correction;
  const { deck, book } = wording;
  const source = sourceWithin(item, book);
  const date = toldOn(correction, wording);
  const former: Citation = { itemId: item.id, quote: before, former: true };
  const [was, is] = [citedAloud(before, language), after === null ? null : citedAloud(after, language)];
  if (was === null || (after !== null && is === null)) {
    return [{ text: deck.say(UNSAID[kind], { source, date }), citation: former }];
  }
  const lead = deck.say(LEADS[kind], { source, date });
  const lines = [{ text: withLead(lead, was, language), citation: former }];
  if (kind === 'withdrawn' || kind === 'retracted')
    lines.push({ text: deck.say('takenBack', { source }), citation: former });
  if (after === null || is === null) return lines;
  const text = withLead(deck.say(kind === 'changed' ? 'nowChanged' : 'nowSays', { source }), is, language);
  return [...lines, { text, citation: { itemId: item.id, quote: after } }];
}

/** "On Monday", "earlier today" */
function toldOn({ toldAt }: DueCorrection, { days, book }: Wording): string {
  const { today, weekday, date } = book.earlier;
  const day = days.day(toldAt);
  return { today, week: weekday(day), older: date(day) }[days.howLongAgo(toldAt)];
}
