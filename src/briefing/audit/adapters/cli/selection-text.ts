import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { ledgerWords } from '../../application/ledger-words.js';
import type { AuditedSelection } from '../../application/audited-history-reader.js';
import type { ExplainedEntry, FoundLedger } from '../../application/queries/selection-of-briefing.js';
import { REASON_WORDS } from '../../../domain/explanation.js';
import { countOf, FATES, fateOf, type Fate } from '../../../domain/selection.js';
import { printable } from './printable.js';

/** Requests may reach beyond what a date can be. */
const MAX_DATE_MS = 8.64e15;

const iso = (time: EpochMs): string =>
  Math.abs(time) <= MAX_DATE_MS ? new Date(time).toISOString() : `${time} ms since 1970`;

/** A line for the ledger, and one for each of its entries. */
export function selectionJson({ briefingId, found, problems }: AuditedSelection): readonly string[] {
  const told = { briefing: briefingId, ledger: found.ledger, message: ledgerWords(found) };
  if (!('page' in found)) return [JSON.stringify({ ...told, problems })];
  const { file, window, total, listed, counts, page } = found;
  return [
    JSON.stringify({ ...told, file, window, total, listed, counts, problems }),
    ...page.rows.map((entry) => JSON.stringify({ briefing: briefingId, ...entry, at: iso(entry.at) })),
  ];
}

/** For people: how many items met which fate, each of them below it. */
export function selectionText({ briefingId, found, problems }: AuditedSelection): readonly string[] {
  return [
    `${briefingId}: ${printable(ledgerWords(found))}`,
    ...problems.map(({ revision, kind, message }) => `      ! revision ${revision}: ${kind}: ${printable(message)}`),
    ...('page' in found ? ledgerText(found) : []),
    '',
  ];
}

function ledgerText({ file, window, total, listed, counts, page }: FoundLedger): readonly string[] {
  const read = window === null ? '' : `, read from ${iso(window.start)} until before ${iso(window.end)}`;
  return [
    `      ${printable(file.key)}, SHA-256 ${printable(file.sha256)}`,
    `      ${total} items, ${listed} of them listed${read}`,
    ...FATES.flatMap((fate) => fateText(fate, countOf({ counts }, fate), page.rows)),
  ];
}

function fateText(fate: Fate, count: number, rows: readonly ExplainedEntry[]): readonly string[] {
  if (count === 0) return [];
  const why = fate === 'used' || fate === 'merged' ? '' : ` (${REASON_WORDS[fate]})`;
  const entries = rows.filter((entry) => fateOf(entry) === fate);
  return ['', `${count} ${fate}${why}`, ...entries.flatMap(entryText)];
}

function entryText(entry: ExplainedEntry): readonly string[] {
  const { at, itemId, title, sourceTitle, explanation, sentences } = entry;
  return [
    `  ${iso(at)}  ${printable(itemId)}  ${printable(title)} (${printable(sourceTitle)})`,
    ...(saysWhyAlready(entry) ? [] : [`      ${printable(explanation)}`]),
    ...sentences.map(({ line, text }) => `      sentence ${line + 1}: ${printable(text)}`),
  ];
}

/** The line above all entries of its fate does, unless a rule left it out. */
const saysWhyAlready = (entry: ExplainedEntry): boolean => entry.outcome === 'left_out' && entry.rule === undefined;
