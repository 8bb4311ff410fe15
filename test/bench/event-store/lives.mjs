// Histories of briefings that went well, of the size that real ones have.
import { encode } from '../../../dist/briefing/adapters/eventstore/briefing-codec.js';
import { deterministicUuid } from '../../../dist/shared/storage/eventstore/deterministic-uuid.js';

/** One whose content is nowhere. */
const named = (id, name) => ({ key: `${id}/${'a'.repeat(64)}-${name}`, bytes: 123_456, sha256: 'a'.repeat(64) });

/** Five events; `file`: by the name of one, what events say of it. */
function lifeOf(id, index, file) {
  const requested = {
    owner: `usr_${index % 500}`,
    quickReadId: `${id}q`,
    slug: `slug${index}`,
    seed: `seed${index}`,
    request: {
      sealedWords: `v1.${'w'.repeat(200)}`,
      language: 'en',
      hostIds: ['host_en_alex', 'host_en_emma'],
      timezone: 'UTC',
      capacity: { target_length_seconds: 300 },
      scope: {},
    },
    activeSubscriptions: 10,
    requestedAt: Date.UTC(2026, 0, 1) + index * 1000,
    lastReadyAt: null,
  };
  const composed = {
    title: `The harbour of place ${index} opens again`,
    material: file('material.json'),
    script: file('script.json'),
    coverage: { covered: 12, total: 480 },
    versions: { engine: 'extractive-1', phraseBook: '1', icu: '78' },
    selection: file('selection.json'),
    window: { start: 1, end: 2 },
    targetMs: 300_000,
    plannedMs: 298_000,
    shorterThanAsked: false,
  };
  const recorded = {
    frames: file('frames'),
    timeline: file('timeline.json'),
    durationMs: 299_000,
    engine: 'espeak',
  };
  return [
    { type: 'BriefingRequested', data: requested },
    { type: 'BriefingComposed', data: composed },
    { type: 'RecordingStarted', data: {} },
    { type: 'SpeechRecorded', data: recorded },
    {
      type: 'BriefingPublished',
      data: { audio: file('audio.mp3'), cover: file('cover.jpg'), durationMs: 299_000 },
    },
  ];
}

/** As they are appended to the stream of the briefing. */
export const storedLifeOf = (id, index, file = (name) => named(id, name)) =>
  lifeOf(id, index, file).map((event, place) => {
    const { type, data, schema } = encode(event);
    return { id: deterministicUuid(`${id}/${place}`), type, data, metadata: { schema, actor: 'bench' } };
  });
