import type { Position, RecordedEvent } from '../eventstore/event-store.js';

/** The files of a bundle, besides `media/<key>`. */
export const BUNDLE = {
  manifest: 'manifest.json',
  events: 'events.ndjson',
  earlier: 'earlier.ndjson',
  seals: 'seals.ndjson',
  /** Of EventStoreDB only. Programs from before 22 November 2026 neither write nor miss it. */
  retention: 'retention.ndjson',
  keys: 'public-keys.pem',
  readme: 'README.txt',
  sums: 'SHA256SUMS',
} as const;

export const mediaFile = (key: string): string => `media/${key}`;

export interface BundleManifest {
  readonly format: 'podcast-briefings histories';
  readonly version: 1;
  /** Epoch ms. */
  readonly madeAt: number;
  /** See AuditScope. */
  readonly contiguous: boolean;
  readonly after: number | null;
  /** Of the last event. */
  readonly position: Position;
  /** The files that events speak of are in it. */
  readonly media: boolean;
}

export const eventLine = ({
  position,
  stream,
  revision,
  id,
  type,
  recordedAt,
  data,
  metadata,
}: RecordedEvent): string =>
  `${JSON.stringify({ position, stream, revision, id, type, recordedAt, data, metadata })}\n`;

const TYPES: Readonly<Record<keyof RecordedEvent, string>> = {
  position: 'string',
  stream: 'string',
  revision: 'number',
  id: 'string',
  type: 'string',
  recordedAt: 'number',
  data: '',
  metadata: 'object',
};

/** null: it is no event. */
export function toRecordedEvent(value: unknown): RecordedEvent | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Readonly<Record<string, unknown>>;
  const wrong = Object.entries(TYPES).some(
    ([name, type]) => !(name in given) || (type !== '' && typeof given[name] !== type),
  );
  if (wrong || given['metadata'] === null || !/^\d{20}$/.test(String(given['position']))) return null;
  return given as unknown as RecordedEvent;
}

export const readmeText = (manifest: BundleManifest): string => `Histories of a podcast briefing service
=======================================

Made ${new Date(manifest.madeAt).toISOString()}. ${
  manifest.after === null
    ? 'All that was ever recorded there, up to then.'
    : `What was recorded there after seal ${manifest.after}, up to then.`
}

To check it
  1. sha256sum -c SHA256SUMS            nothing was damaged on the way
  2. npm run cli -- audit:verify --bundle FOLDER --public-key KEY.pem
                                        nothing was changed, removed, added or put in another order
     The program is needed, a database is not. Take the public key from somewhere else than from
     this folder, and if you have seals from earlier (audit:seals), add --seals FILE.

What is in it
  events.ndjson    one event a line, in the order in which they were recorded
  seals.ndjson     one seal a line
  public-keys.pem  the keys that the seals name
  earlier.ndjson   of streams that began before: their last revision and link before this bundle
  retention.ndjson (from EventStoreDB only) of each stream that the store was told to forget, or that was
                   deleted: the server's own events that say so ("changes"), and what readers of the
                   stream got when the bundle was made ("readers"); events.ndjson has what its log had
  manifest.json    what this bundle covers
  media/           (only when asked for) the files that events speak of, by their keys
  SHA256SUMS       the SHA-256 of each of these files

How it is secured
  Each event holds a link (metadata.chain): SHA-256, hex, over the link of the event before it in its
  stream (nothing for the first) followed by the canonical JSON (RFC 8785) of {stream, revision, id,
  type, data, metadata without chain}.
  Each seal is signed (Ed25519, RFC 8032) over the canonical JSON of {number, position, count, log,
  heads, previous, sealedAt, key}. For the events since the previous seal, "log" is the SHA-256 over
  the lines "POSITION RECORDED_AT LINK\\n" in their order; "heads" is the SHA-256 over the lines
  [STREAM,REVISION,LINK]\\n (canonical JSON) of the last event of each stream, sorted by stream.
  "previous" is the SHA-256 over what the previous seal signed, followed by its signature (Base64).
  Seals do not cover retention.ndjson: it says how the store was when the bundle was made. "digest" is
  made like a link, event by event: SHA-256, hex, over the digest before, a space, the link that the
  event holds, and the canonical JSON of the event as above.
  Times are milliseconds since 1970-01-01T00:00:00Z.
`;
