import { Ajv2020 } from 'ajv/dist/2020.js';
import { BackupUnusable, FORMAT, VERSION, type BackupHeader } from './backup-format.js';

const TEXT = { type: 'string' };
const POSITION = { type: 'string', pattern: String.raw`^(?:\d{20})?$` };
const object = (properties: Readonly<Record<string, unknown>>): object => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const list = (items: object): object => ({ type: 'array', items });

/** What later programs add to it is not looked at. */
const HEADER = object({
  id: TEXT,
  // What a date can be.
  madeAt: { type: 'integer', minimum: 0, maximum: 8_640_000_000_000_000 },
  installation: { type: ['string', 'null'] },
  migrations: list(TEXT),
  tables: list(object({ name: { type: 'string', pattern: String.raw`^[^.]+\.[^.]+$` }, columns: list(TEXT) })),
  sequences: list(
    object({
      name: { type: 'string', pattern: String.raw`^[^.]+\.[^.]+$` },
      lastValue: { type: 'string', pattern: String.raw`^-?\d{1,19}$` },
      isCalled: { type: 'boolean' },
    }),
  ),
  // Which file it may name is asked where it is opened.
  after: { anyOf: [{ type: 'null' }, object({ id: TEXT, file: {}, upTo: POSITION })] },
  upTo: POSITION,
  contiguous: { type: 'boolean' },
  media: { enum: ['included', 'referenced'] },
  keys: { type: 'boolean' },
});

let compiled: ReturnType<typeof compile> | null = null;

const compile = (): ReturnType<Ajv2020['compile']> => new Ajv2020({ strict: false }).compile(HEADER);

/** Throws BackupUnusable. A header in clear may have been written by anybody. */
export function toHeader(text: string): BackupHeader {
  const header = parsed(text);
  if (header?.['format'] !== FORMAT) throw new BackupUnusable(NO_BACKUP);
  if (header['version'] !== VERSION) {
    throw new BackupUnusable(
      `This backup has the format ${String(header['version'])}, and this program knows ${VERSION}: a newer program made it. ` +
        'Use that program.',
    );
  }
  const isHeader = (compiled ??= compile());
  if (isHeader(header)) return header as unknown as BackupHeader;
  const [fault] = isHeader.errors ?? [];
  const where = fault?.instancePath ?? '';
  throw new BackupUnusable(
    `Its beginning, backup.json, is not what a program wrote (${where === '' ? '' : `${where} `}${fault?.message ?? ''}): ` +
      'somebody changed it. Take another copy.',
  );
}

/** Also of one that is sealed, when its first bytes are damaged. */
export const NO_BACKUP = 'This is no backup of this program, or its first bytes are damaged. Take another copy.';

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>> | null;
  } catch {
    throw new BackupUnusable(NO_BACKUP);
  }
}
