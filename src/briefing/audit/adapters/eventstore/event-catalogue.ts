import type { BriefingEvent } from '../../../domain/events.js';
import { ENVELOPE_MEANINGS, METADATA_MEANINGS } from './envelope-meanings.js';
import { EVENT_MEANINGS } from './event-meanings.js';
import { HISTORY_VIEWED } from './eventstore-history-access-log.js';

type Meanings = string | { readonly [field: string]: Meanings };

/** How an event is stored. */
interface Stored {
  readonly name: string;
  readonly schema: number;
}

/** `a.b` for the field b of the field a. */
function rowsOf(fields: Meanings, path = ''): string[] {
  if (typeof fields === 'string') return [`| \`${path}\` | ${fields} |`];
  return Object.entries(fields).flatMap(([field, meaning]) =>
    rowsOf(meaning, path === '' ? field : `${path}.${field}`),
  );
}

const tableOf = (rows: readonly string[]): string => ['| field | meaning |', '|---|---|', ...rows].join('\n');

/** What every event has around its data. */
const frame = (): string =>
  [
    '#### Around every event',
    'Kept by the store:',
    tableOf(rowsOf(ENVELOPE_MEANINGS)),
    'Kept by the program, as `metadata`:',
    tableOf(rowsOf(METADATA_MEANINGS)),
    'A file is `{ key, bytes, sha256 }`: its name in the media store, its size, and the SHA-256 of its content, hex.',
  ].join('\n\n');

function sectionOf(type: keyof typeof EVENT_MEANINGS, { name, schema }: Stored): string {
  const { when, versions, fields } = EVENT_MEANINGS[type];
  const rows = rowsOf(fields);
  const history = versions.map((what, index) => `- Schema ${index + 1}: ${what}.`).join('\n');
  return [
    `#### ${name} (schema ${schema})`,
    when,
    history,
    rows.length === 0 ? 'It has no fields.' : tableOf(rows),
  ].join('\n\n');
}

/** Every event, its versions and fields, as Markdown for docs/auditing.md. `stored`: those of a briefing. */
export function eventCatalogue(stored: Readonly<Record<BriefingEvent['type'], Stored>>): string {
  const all = { ...stored, HistoryViewed: HISTORY_VIEWED };
  const types = Object.keys(EVENT_MEANINGS) as (keyof typeof EVENT_MEANINGS)[];
  return [frame(), ...types.map((type) => sectionOf(type, all[type]))].join('\n\n');
}
