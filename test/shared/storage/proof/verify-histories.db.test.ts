import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Finding } from '../../../../src/shared/storage/proof/audit-finding.js';
import { START, type RecordedEvent } from '../../../../src/shared/storage/eventstore/event-store.js';
import { eventStoreSchema } from '../../../../src/shared/storage/eventstore/event-store-schema.js';
import { EventStreams } from '../../../../src/shared/storage/eventstore/event-streams.js';
import {
  NO_STREAM,
  chainOf,
  chained,
  headOf,
  type StreamHead,
} from '../../../../src/shared/storage/eventstore/hash-chain.js';
import { HistoryAudit, type AuditSummary } from '../../../../src/shared/storage/proof/history-audit.js';
import { readLog } from '../../../../src/shared/storage/eventstore/read-log.js';
import { SealKey } from '../../../../src/shared/storage/proof/seal-key.js';
import { digestOf, publicKeysIn, type PublicKeys, type Seal } from '../../../../src/shared/storage/proof/seal.js';
import { SealedSpan } from '../../../../src/shared/storage/proof/sealed-span.js';
import { reconcileSeals, verifySeals } from '../../../../src/shared/storage/proof/verify-seals.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';
import {
  rewrittenEventStoreDb,
  rewrittenPostgres,
  type RewrittenStore,
} from '../../../support/database/rewritten-store.js';

// A server that is started again was away: that is meant.
Logger.overrideLogger(false);

let db: TestDatabase;
beforeAll(async () => {
  db = await freshDatabase([eventStoreSchema]);
});
afterAll(async () => await db.close());

const key = new SealKey(generateKeyPairSync('ed25519').privateKey);

/** Seals as `Sealing` makes them. */
function sealed(events: readonly RecordedEvent[], ends: readonly number[], by = key): Seal[] {
  const seals: Seal[] = [];
  for (const [number, end] of ends.entries()) {
    const span = new SealedSpan();
    for (const event of events.slice(ends[number - 1] ?? 0, end)) span.add(event);
    const previous = number === 0 ? '' : digestOf(seals[number - 1]!);
    const { position, log, heads } = span;
    seals.push(by.sign({ number, position, count: end, log, heads, previous, sealedAt: 1_790_000_000_000 + number }));
  }
  return seals;
}

/** Each stream's links made again from its first event on, as whoever owns the store can. */
function linkedAgain(events: readonly RecordedEvent[]): RecordedEvent[] {
  const heads = new Map<string, StreamHead>();
  return events.map((event) => {
    const [linked] = chained(event.stream, [event], heads.get(event.stream) ?? NO_STREAM);
    const chain = chainOf(linked!);
    heads.set(event.stream, { revision: event.revision, chain });
    return { ...event, metadata: { ...event.metadata, chain } };
  });
}

const places = (events: readonly RecordedEvent[]): { position: string; recordedAt: number }[] =>
  events.map(({ position, recordedAt }) => ({ position, recordedAt }));

/** The same events without some, standing where the first of them stood. */
function without(events: readonly RecordedEvent[], leaves: (event: RecordedEvent) => boolean): RecordedEvent[] {
  const kept = events.filter((event) => !leaves(event));
  const revisions = new Map<string, number>();
  return kept.map((event, index) => {
    const revision = revisions.get(event.stream) ?? 0;
    revisions.set(event.stream, revision + 1);
    return { ...event, revision, ...places(events)[index] };
  });
}

describe.each<[string, () => Promise<RewrittenStore>]>([
  ['PostgreSQL', async () => rewrittenPostgres(db)],
  ['EventStoreDB', async () => await rewrittenEventStoreDb()],
])('an audit of histories in %s', (name, open) => {
  let place: RewrittenStore;
  let events: readonly RecordedEvent[];
  let seals: readonly Seal[];

  const recorded = async (): Promise<RecordedEvent[]> => {
    const all: RecordedEvent[] = [];
    for await (const batch of readLog(place.store(), START)) all.push(...batch);
    return all;
  };

  const audit = async (by: readonly Seal[] = seals): Promise<{ findings: Finding[]; summary: AuditSummary }> => {
    const findings: Finding[] = [];
    const scope = { seals: by, contiguous: place.contiguous, after: null, earlier: new Map() };
    const check = new HistoryAudit(scope, (finding) => void findings.push(finding));
    for await (const batch of readLog(place.store(), START)) for (const event of batch) check.add(event);
    return { findings, summary: check.end() };
  };

  /** What is found after the store's owner has made something else of the events. */
  const foundIn = async (forged: readonly RecordedEvent[], by?: readonly Seal[]): Promise<Finding[]> => {
    await place.rewrite(forged);
    return (await audit(by)).findings;
  };

  const kinds = (findings: readonly Finding[]): string[] => [...new Set(findings.map(({ kind }) => kind))].toSorted();

  /** Sequence: a0 b0 a1 c0 | b1 a2 b2 | c1 a3 */
  beforeAll(async () => {
    place = await open();
    const streams = new EventStreams(place.store());
    for (const [index, stream] of [...'abacbabca'].entries()) {
      const head = headOf(await streams.read(stream));
      const event = {
        id: randomUUID(),
        type: 'Happened',
        data: { n: index, z: 'é', a: null },
        metadata: { actor: 'x' },
      };
      await streams.append(stream, [event], head);
    }
    events = await recorded();
    seals = sealed(events, [4, 7]);
  });
  afterAll(async () => await place.close());
  beforeEach(async () => await place.rewrite(events));

  const changed = (index: number, change: (event: RecordedEvent) => Partial<RecordedEvent>): RecordedEvent[] =>
    events.map((event, at) => (at === index ? { ...event, ...change(event) } : event));

  test('finds nothing in what is as it was recorded, and says how much of it is sealed', async () => {
    expect(await audit()).toEqual({
      findings: [],
      summary: { events: 9, streams: 3, position: events[8]!.position, unsealed: 2, short: [] },
    });
  });

  test.each<[string, (event: RecordedEvent) => Partial<RecordedEvent>]>([
    ['data', () => ({ data: { n: 5, z: 'é', a: 0 } })],
    ['metadata', ({ metadata }) => ({ metadata: { ...metadata, actor: 'y' } })],
    ['type', () => ({ type: 'Happenee' })],
    ['id', () => ({ id: randomUUID() })],
  ])('finds the event whose %s was changed', async (_, change) => {
    const forged = changed(5, change);
    const findings = await foundIn(forged);
    expect(findings).toMatchObject([{ kind: 'broken', event: { stream: 'a', revision: 2, id: forged[5]!.id } }]);
    expect(findings[0]!.between).toMatch(/^between seal 0 \(.*\) and seal 1 \(.*\)$/);
  });

  test('finds between which seals the time of an event was changed', async () => {
    const findings = await foundIn(changed(1, ({ recordedAt }) => ({ recordedAt: recordedAt - 3_600_000 })));
    expect(findings).toMatchObject([{ kind: 'sealed', between: expect.stringMatching(/^before seal 0/) }]);
    expect(findings[0]!.message).toContain('times');
  });

  test('finds a link that was taken away', async () => {
    const findings = await foundIn(changed(8, () => ({ metadata: { actor: 'x' } })));
    expect(findings).toMatchObject([{ kind: 'unchained', between: expect.stringContaining('not sealed yet') }]);
  });

  test('finds where an event was removed', async () => {
    const findings = await foundIn(events.filter((_, index) => index !== 4));
    const next = { stream: 'b', revision: 2 };
    // The protocol server counts revisions itself, as the real one does: it cannot have a gap.
    expect(findings).toContainEqual(
      expect.objectContaining({ kind: 'out_of_sequence', event: expect.objectContaining(next) }),
    );
    expect(findings).toContainEqual(
      expect.objectContaining({ kind: 'sealed', message: '3 events were sealed, 2 are there' }),
    );
    expect(kinds(findings).includes('gap')).toBe(name === 'PostgreSQL');
  });

  test('finds an event that was removed where everything after it moved up and was linked again', async () => {
    const findings = await foundIn(linkedAgain(without(events, ({ id }) => id === events[1]!.id)));
    expect(kinds(findings)).toEqual(['sealed']);
    expect(findings[0]!.between).toMatch(/^before seal 0/);
  });

  test('finds that a whole history was removed', async () => {
    const findings = await foundIn(without(events, ({ stream }) => stream === 'c'));
    expect(kinds(findings)).toEqual(['sealed']);
  });

  test('finds that a sealed tail was removed', async () => {
    expect(await foundIn(events.slice(0, 5))).toMatchObject([
      { kind: 'sealed', message: '3 events were sealed, 1 are there' },
    ]);
    expect(await foundIn([])).toHaveLength(2);
  });

  test('finds two events of different streams that changed places', async () => {
    const [first, second] = [events[4]!, events[5]!];
    const swapped = events.with(4, { ...second, ...places(events)[4] }).with(5, { ...first, ...places(events)[5] });
    expect(await foundIn(swapped)).toMatchObject([
      { kind: 'sealed', message: expect.stringContaining('order'), between: expect.stringMatching(/^between seal 0/) },
    ]);
  });

  test('finds two events of one stream that changed places', async () => {
    const [first, second] = [events[4]!, events[6]!];
    const swapped = events
      .with(4, { ...second, ...places(events)[4], revision: 1 })
      .with(6, { ...first, ...places(events)[6], revision: 2 });
    expect(kinds(await foundIn(swapped))).toEqual(['broken', 'sealed']);
  });

  test('finds an event that was put in, without a link or with one', async () => {
    const put = { ...events[3]!, id: randomUUID(), stream: 'd', revision: 0 };
    const moved = [...events.slice(0, 4), put, ...events.slice(4)].map((event, index) => ({
      ...event,
      ...(places(events)[index] ?? { position: String(Number(events[8]!.position) + 1).padStart(20, '0') }),
    }));
    expect(kinds(await foundIn(moved))).toEqual(['broken', 'sealed']);
    expect(kinds(await foundIn(linkedAgain(moved)))).toEqual(['sealed']);
  });

  test('finds a history that was rewritten together with its chain', async () => {
    const findings = await foundIn(linkedAgain(changed(1, () => ({ data: { n: 100 } }))));
    expect(kinds(findings)).toEqual(['sealed']);
    expect(findings).toHaveLength(2);
    expect(findings[0]!.message).toContain('rewritten together with their chain');
  });

  test('finds a history and seals that were rewritten by whoever has the key too, thanks to seals that were kept', async () => {
    const forged = linkedAgain(changed(1, () => ({ data: { n: 100 } })));
    expect(await foundIn(forged, sealed(forged, [4, 7]))).toEqual([]);
    const [trusted, findings] = reconcileSeals(seals, sealed(forged, [4, 7]));
    expect(findings.map(({ message }) => message)).toEqual([
      'seal 0 is not the one that was exported',
      'seal 1 is not the one that was exported',
    ]);
    expect(await foundIn(forged, trusted)).toHaveLength(2);
  });

  test('checks events between seals of which one is missing by their number alone', async () => {
    const three = sealed(events, [4, 5, 7]);
    expect((await audit([three[0]!, three[2]!])).findings).toEqual([]);
    const findings = await foundIn(
      events.filter((_, index) => index !== 6),
      [three[0]!, three[2]!],
    );
    expect(findings.map(({ message }) => message)).toContain('3 events were sealed, 2 are there');
  });
});

describe('an audit of seals', () => {
  const events = linkedAgain(
    [0, 1, 2].map((n) => ({
      id: randomUUID(),
      type: 'Happened',
      data: { n },
      metadata: {},
      stream: 's',
      revision: n,
      position: String(n).padStart(20, '0'),
      recordedAt: n,
    })),
  );
  const seals = sealed(events, [1, 2, 3]);
  const ours: PublicKeys = publicKeysIn(seals[0]!.publicKey);
  const messages = (given: readonly Seal[], trusted: PublicKeys | null = ours): string[] =>
    verifySeals(given, trusted).map(({ message }) => message);

  test('finds nothing in seals as they were made', () => {
    expect(messages(seals)).toEqual([]);
    expect(messages(seals, null)).toEqual([]);
    expect(messages([])).toEqual([]);
  });

  test('finds that seals are missing', () => {
    expect(messages([seals[0]!, seals[2]!])).toEqual(['seal 1 is missing']);
    expect(messages([seals[2]!])).toEqual(['seals 0 to 1 are missing']);
  });

  test('finds a seal that was changed', () => {
    expect(messages(seals.with(2, { ...seals[2]!, count: 2 }))).toEqual(['seal 2 is not what was signed']);
    expect(messages(seals.with(1, { ...seals[1]!, signature: '' }))).toEqual([
      'seal 1 is not what was signed',
      'seal 2 was made after another seal than the one that stands before it',
    ]);
  });

  test('finds seals that somebody made with a key of their own', () => {
    const forged = sealed(events, [1, 2, 3], new SealKey(generateKeyPairSync('ed25519').privateKey));
    expect(messages(forged, null)).toEqual([]);
    expect(messages(forged)).toEqual(
      [0, 1, 2].map((n) => `seal ${n} is signed with a key that you do not trust (${forged[0]!.key})`),
    );
    expect(messages(seals.with(2, forged[2]!)).join()).toContain('seal 2 was made after another seal');
  });

  test('finds a seal that names a key it was not made with', () => {
    const { publicKey } = new SealKey(generateKeyPairSync('ed25519').privateKey).sign(seals[0]!);
    expect(messages([{ ...seals[0]!, publicKey }], null)[0]).toContain('does not hold the key that it names');
  });

  test('finds that the last ones were removed, thanks to seals that were kept', () => {
    const [all, findings] = reconcileSeals(seals, seals.slice(0, 1));
    expect(findings.map(({ message }) => message)).toEqual([
      'seal 1 was exported and has been removed since',
      'seal 2 was exported and has been removed since',
    ]);
    expect(all).toEqual(seals);
  });

  test('takes several keys: they change over the years', () => {
    const next = new SealKey(generateKeyPairSync('ed25519').privateKey);
    const { previous, number, ...content } = seals[2]!;
    const later = next.sign({ ...content, number, previous });
    const pem = `${seals[0]!.publicKey}\n${later.publicKey}`;
    expect(messages(seals.with(2, later), publicKeysIn(pem))).toEqual([]);
  });
});
