import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { decode, encode } from '../../../../src/briefing/adapters/eventstore/briefing-codec.js';
import { briefing } from '../../../../src/briefing/domain/briefing.js';
import { fold } from '../../../../src/shared/kernel/decider.js';
import type { RecordedEvent } from '../../../../src/shared/eventstore/event-store.js';
import { composed, failedAttempt, published, recorded, requested, started } from '../../domain/samples.js';

type Stored = Pick<RecordedEvent, 'revision' | 'type' | 'data' | 'metadata'>;

const GOLDEN = JSON.parse(readFileSync(join(import.meta.dirname, 'golden/schema-1.json'), 'utf8')) as Record<
  string,
  Stored[]
>;

const recordedOf = (stored: Stored): RecordedEvent => ({
  ...stored,
  id: '00000000-0000-5000-8000-000000000000',
  stream: 'briefing-art_1',
  position: '00000000000000000000',
  recordedAt: 0,
});

describe('the codec of briefing events', () => {
  test.each(Object.keys(GOLDEN))('replays histories of schema 1 for ever: %s', (status) => {
    const events = (GOLDEN[status] ?? []).map((stored) => decode(recordedOf(stored)));
    expect(fold(briefing, events).status).toBe(status);
  });

  test('knows every event by the name it is stored under', () => {
    const written = new Set(Object.values(GOLDEN).flatMap((stream) => stream.map(({ type }) => type)));
    expect([...written].toSorted()).toEqual([
      'BriefingComposed',
      'BriefingFailed',
      'BriefingPublished',
      'BriefingRequested',
      'CompositionFailed',
      'RecordingStarted',
      'SpeechRecorded',
      'StepFailed',
    ]);
  });

  test.each([requested, composed, started, recorded, published, failedAttempt('compose', 1)].map((event) => [event]))(
    'reads what it wrote: %j',
    (event) => {
      const { type, data } = encode(event);
      expect(decode(recordedOf({ revision: 0, type, data, metadata: { schema: 1 } }))).toEqual(event);
    },
  );

  test('refuses an event that no version has written', () => {
    const stranger = recordedOf({ revision: 3, type: 'BriefingExploded', data: {}, metadata: {} });
    expect(() => decode(stranger)).toThrow('briefing-art_1@3: unknown event BriefingExploded');
  });
});
