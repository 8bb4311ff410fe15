import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import type { Finding } from './audit-finding.js';
import { BUNDLE, mediaFile, toRecordedEvent, type BundleManifest } from './bundle-format.js';
import { retentionIn, toRetentionLine } from './bundle-retention.js';
import type { RecordedEvent } from '../eventstore/event-store.js';
import type { StreamHead } from '../eventstore/hash-chain.js';
import { mediaReferencesIn } from './media-references.js';
import { toSeal, type Seal } from './seal.js';
import type { Evidence } from './verify-histories.js';

/** It cannot be read at all; the message says where. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

export interface Bundle {
  readonly manifest: BundleManifest;
  readonly evidence: Evidence;
  /** What is wrong with its files. */
  readonly findings: readonly Finding[];
}

const BATCH = 1_000;

const finding = (file: string, message: string): Finding => ({
  kind: 'file',
  event: null,
  between: '',
  message: `${file} ${message}`,
});

/** Throws Unreadable. */
export async function readBundle(folder: string): Promise<Bundle> {
  const manifest = await manifestOf(folder);
  const [sums, findings] = await checkSums(folder);
  const seals = await readSeals(join(folder, BUNDLE.seals));
  const earlier = new Map(await linesOf(join(folder, BUNDLE.earlier), asHead));
  const check = manifest.media ? (event: RecordedEvent): Finding[] => checkMedia(event, sums) : undefined;
  const { contiguous, after } = manifest;
  const retention = await retentionOf(folder);
  const evidence = { seals, contiguous, after, earlier, retention, batches: eventsOf(folder), ...(check && { check }) };
  return { manifest, evidence, findings };
}

/** One seal a line. Throws Unreadable. */
export const readSeals = (file: string): Promise<Seal[]> => linesOf(file, toSeal);

async function manifestOf(folder: string): Promise<BundleManifest> {
  const text = await readFile(join(folder, BUNDLE.manifest), 'utf8').catch(() => null);
  const manifest = (text === null ? null : parsed(text)) as BundleManifest | null;
  const { format, version, after, contiguous } = manifest ?? {};
  const ours = format === 'podcast-briefings histories' && version === 1 && typeof contiguous === 'boolean';
  if (manifest !== null && ours && (after === null || typeof after === 'number')) return manifest;
  throw new Unreadable(
    `${folder} holds no bundle that this program can read: its ${BUNDLE.manifest} is missing or different.`,
  );
}

/** null: the store has no way to forget, or an older program made the bundle. */
async function retentionOf(folder: string): Promise<Evidence['retention']> {
  const file = join(folder, BUNDLE.retention);
  if ((await stat(file).catch(() => null)) === null) return null;
  return retentionIn(await linesOf(file, toRetentionLine));
}

/** The sums as they are listed, by file. */
async function checkSums(folder: string): Promise<[ReadonlyMap<string, string>, Finding[]]> {
  const text = await readFile(join(folder, BUNDLE.sums), 'utf8').catch(() => '');
  const sums = new Map([...text.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(([, sum = '', name = '']) => [name, sum]));
  const findings: Finding[] = [];
  const present = await filesBelow(folder);
  for (const name of present) {
    const sum = sums.get(name);
    if (sum === undefined) findings.push(finding(name, `is not in ${BUNDLE.sums}`));
    else if ((await sha256Of(join(folder, name))) !== sum)
      findings.push(finding(name, `is not what ${BUNDLE.sums} says`));
  }
  const there = new Set(present);
  for (const name of sums.keys()) if (!there.has(name)) findings.push(finding(name, 'is missing'));
  return [sums, findings];
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => name !== BUNDLE.sums)
    .toSorted();
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** A file that is not in the bundle is no finding: what was erased on request is gone from everywhere. */
function checkMedia(event: RecordedEvent, sums: ReadonlyMap<string, string>): Finding[] {
  const { stream, revision, id, position } = event;
  return mediaReferencesIn(event.data)
    .filter(({ key, sha256 }) => sums.has(mediaFile(key)) && sums.get(mediaFile(key)) !== sha256)
    .map(({ key }) => ({
      kind: 'file',
      event: { stream, revision, id, position },
      between: '',
      message: `${mediaFile(key)} is not the file that it speaks of`,
    }));
}

async function* eventsOf(folder: string): AsyncGenerator<readonly RecordedEvent[]> {
  let batch: RecordedEvent[] = [];
  for await (const event of parsedLines(join(folder, BUNDLE.events), toRecordedEvent)) {
    batch.push(event);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

async function linesOf<T>(file: string, parse: (value: unknown) => T | null): Promise<T[]> {
  const values: T[] = [];
  for await (const value of parsedLines(file, parse)) values.push(value);
  return values;
}

async function* parsedLines<T>(file: string, parse: (value: unknown) => T | null): AsyncGenerator<T> {
  if ((await stat(file).catch(() => null)) === null) throw new Unreadable(`${file} is missing.`);
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number += 1;
    const value = parse(parsed(line));
    if (value === null) throw new Unreadable(`Line ${number} of ${file} cannot be read.`);
    yield value;
  }
}

function asHead(value: unknown): [string, StreamHead] | null {
  if (!Array.isArray(value)) return null;
  const [stream, head] = value as [unknown, Partial<StreamHead> | null];
  if (typeof stream !== 'string' || typeof head?.revision !== 'number' || typeof head.chain !== 'string') return null;
  return [stream, { revision: head.revision, chain: head.chain }];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
