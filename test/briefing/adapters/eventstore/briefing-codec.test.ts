import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { decode, encode, STORED } from '../../../../src/briefing/adapters/eventstore/briefing-codec.js';
import { briefing } from '../../../../src/briefing/domain/briefing.js';
import type { BriefingEvent } from '../../../../src/briefing/domain/events.js';
import { fold } from '../../../../src/shared/kernel/decider.js';
import type { RecordedEvent } from '../../../../src/shared/storage/eventstore/event-store.js';
import {
  claimed,
  composed,
  compositionFailed,
  corrected,
  deleted,
  erased,
  failedAttempt,
  linkRenewed,
  published,
  recorded,
  requested,
  restored,
  started,
} from '../../domain/samples.js';

type Stored = Pick<RecordedEvent, 'revision' | 'type' | 'data' | 'metadata'>;

/** Histories as programs wrote them, by the status they come to. A new schema or event gets a file; no file ever changes. */
const golden = (name: string): Record<string, Stored[]> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `golden/${name}.json`), 'utf8')) as Record<string, Stored[]>;

const GOLDEN = [...Array.from({ length: 9 }, (_, index) => `schema-${index + 1}`), 'claimed', 'kept'].flatMap((name) =>
  Object.entries(golden(name)).map(([status, events]) => ({ name, status, events })),
);

const SAMPLES: readonly BriefingEvent[] = [
  requested,
  composed,
  started,
  recorded,
  published,
  failedAttempt('compose', 1),
  compositionFailed,
  corrected,
  claimed,
  deleted,
  restored,
  linkRenewed,
  erased,
];

const recordedOf = (stored: Stored): RecordedEvent => ({
  ...stored,
  id: '00000000-0000-5000-8000-000000000000',
  stream: 'briefing-art_1',
  position: '00000000000000000000',
  recordedAt: 0,
});

const shapesOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value).toSorted() : typeof value;

describe('the codec of briefing events', () => {
  test.each(GOLDEN)('replays the histories of $name.json for ever: $status', ({ status, events }) => {
    expect(
      fold(
        briefing,
        events.map((stored) => decode(recordedOf(stored))),
      ).status,
    ).toBe(status);
  });

  test('has a golden event for every name and version that was ever written', () => {
    const seen = new Set(
      GOLDEN.flatMap(({ events }) => events.map((e) => `${e.type} ${JSON.stringify(e.metadata['schema'])}`)),
    );
    const written = Object.values(STORED).flatMap(({ name, schema }) =>
      Array.from({ length: schema }, (_, index) => `${name} ${index + 1}`),
    );
    expect([...seen].toSorted()).toEqual(written.toSorted());
  });

  test('brings every old event into the shape that is written today', () => {
    const today: Record<string, BriefingEvent> = Object.fromEntries(SAMPLES.map((event) => [event.type, event]));
    for (const stored of GOLDEN.flatMap(({ events }) => events)) {
      const event = decode(recordedOf(stored));
      const sample = today[event.type];
      if (sample !== undefined) expect([event.type, shapesOf(event.data)]).toEqual([event.type, shapesOf(sample.data)]);
    }
  });

  test('says of an old event what was not recorded then, and makes nothing up', () => {
    const old = golden('schema-1')['ready']?.find(({ type }) => type === 'BriefingComposed');
    const event = decode(recordedOf(old!));
    expect(event.data).toEqual({
      ...(old?.data as object),
      selection: null,
      window: null,
      platform: null,
      hosts: null,
      understood: null,
      writing: null,
      told: null,
      corrections: null,
      disclosure: null,
    });
  });

  test('says that hosts of before other engines could speak took as long as the default voices', () => {
    const old = golden('schema-5')['ready']!.find(({ type }) => type === 'BriefingComposed')!;
    const { hosts, ...data } = old.data as { hosts: readonly object[] };
    expect(decode(recordedOf(old)).data).toEqual({
      ...data,
      hosts: hosts.map((host) => ({ ...host, durationFactor: 1 })),
      corrections: null,
      disclosure: null,
    });
  });

  test('says that a request of before there were preferences had none, and that nothing was remembered', () => {
    const old = golden('schema-3')['ready']!.find(({ type }) => type === 'BriefingRequested')!;
    const { request, ...data } = old.data as { request: object };
    expect(decode(recordedOf(old)).data).toEqual({
      ...data,
      request: { ...request, defaults: { format: null, targetLengthSeconds: null }, memory: false, series: null },
    });
  });

  test('says that a request of before there were shows was for none', () => {
    const old = golden('schema-6')['ready']!.find(({ type }) => type === 'BriefingRequested')!;
    const { request, ...data } = old.data as { request: object };
    expect(decode(recordedOf(old)).data).toEqual({ ...data, request: { ...request, series: null } });
  });

  test.each(SAMPLES.map((event) => [event]))('reads what it wrote: %j', (event) => {
    const { type, data, schema } = encode(event);
    expect(decode(recordedOf({ revision: 0, type, data, metadata: { schema } }))).toEqual(event);
  });

  test('refuses an event that no version has written', () => {
    const stranger = recordedOf({ revision: 3, type: 'BriefingExploded', data: {}, metadata: { schema: 1 } });
    expect(() => decode(stranger)).toThrow(
      'briefing-art_1@3: unknown event BriefingExploded. It was written by a newer program: update this one.',
    );
  });

  test.each([9, 0, 1.5, '2', null])('refuses an event of a version that it does not know: %j', (schema) => {
    const newer = recordedOf({ revision: 3, type: 'BriefingComposed', data: {}, metadata: { schema } });
    expect(() => decode(newer)).toThrow(
      `briefing-art_1@3: BriefingComposed of schema ${JSON.stringify(schema)}, known are 1 to 8.`,
    );
  });
});
