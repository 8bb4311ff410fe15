import { STORED } from '../../../adapters/eventstore/briefing-codec.js';
import { ENVELOPE_MEANINGS, EVENT_MEANINGS, METADATA_MEANINGS } from './event-meanings.js';
import { HISTORY_VIEWED } from './eventstore-looks.js';

type Meanings = string | { readonly [field: string]: Meanings };

const NAMES: Readonly<Record<keyof typeof EVENT_MEANINGS, { readonly name: string; readonly schema: number }>> = {
  ...STORED,
  HistoryViewed: HISTORY_VIEWED,
};

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

function sectionOf(type: keyof typeof EVENT_MEANINGS): string {
  const { name, schema } = NAMES[type];
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

/** Every event, its versions and fields, as Markdown for docs/auditing.md. */
export const eventCatalogue = (): string =>
  [frame(), ...(Object.keys(EVENT_MEANINGS) as (keyof typeof EVENT_MEANINGS)[]).map(sectionOf)].join('\n\n');
