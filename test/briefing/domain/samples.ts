import type { BriefingEvent, EventOf, MediaRef } from '../../../src/briefing/domain/events.js';

export const REQUESTED_AT = Date.UTC(2026, 10, 20, 7);

export const file = (name: string): MediaRef => ({ key: `art_1/${name}`, bytes: 1000, sha256: 'a'.repeat(64) });

export const requestedData: EventOf<'BriefingRequested'>['data'] = {
  owner: 'usr_1',
  quickReadId: 'art_2',
  slug: 'slug',
  seed: 'seed',
  request: {
    sealedWords: 'v1.sealed',
    language: 'en',
    hostIds: ['host_en_alex', 'host_en_emma'],
    timezone: 'UTC',
    capacity: {},
    scope: {},
    defaults: { format: null, targetLengthSeconds: null },
    memory: true,
    series: null,
  },
  activeSubscriptions: 2,
  requestedAt: REQUESTED_AT,
  lastReadyAt: null,
};

export const composedData: EventOf<'BriefingComposed'>['data'] = {
  title: 'Harbour reopens',
  material: file('material.json'),
  script: file('script.json'),
  writing: file('writing.json'),
  coverage: { covered: 3, total: 5 },
  versions: { engine: 'extractive-1', phraseBook: '1', icu: '78' },
  platform: { timeZones: '2025b', runtime: 'V8 13.6 x64' },
  hosts: [
    { id: 'host_en_alex', name: 'Alex', durationFactor: 1 },
    { id: 'host_en_emma', name: 'Emma', durationFactor: 1.21 },
  ],
  selection: file('selection.json'),
  window: { start: REQUESTED_AT - 86_400_000, end: REQUESTED_AT + 1 },
  understood: file('understood.json'),
  told: file('told.json'),
  corrections: file('corrections.json'),
  disclosure: { words: 'Software made this.' },
  targetMs: 300_000,
  plannedMs: 298_000,
  shorterThanAsked: false,
};

export const recordedData: EventOf<'SpeechRecorded'>['data'] = {
  frames: file('frames'),
  timeline: file('timeline.json'),
  durationMs: 299_000,
  engine: 'espeak-ng',
};

export const publishedData: EventOf<'BriefingPublished'>['data'] = {
  audio: file('audio.mp3'),
  cover: file('cover.jpg'),
  durationMs: 299_000,
};

export const correctedData: EventOf<'CitationCorrected'>['data'] = {
  itemId: 'itm_1',
  kind: 'changed',
  lines: [3, 7],
  correction: file('correction.json'),
  noticedAt: REQUESTED_AT + 7_200_000,
};

export const erasedData: EventOf<'BriefingErased'>['data'] = {
  askedBy: 'operator',
  askedAt: REQUESTED_AT + 86_400_000,
};

export const claimedData: EventOf<'BriefingClaimed'>['data'] = {
  from: 'usr_1',
  to: 'usr_2',
  claimedAt: REQUESTED_AT + 3_600_000,
};

export const requested: BriefingEvent = { type: 'BriefingRequested', data: requestedData };
export const composed: BriefingEvent = { type: 'BriefingComposed', data: composedData };
export const started: BriefingEvent = { type: 'RecordingStarted', data: {} };
export const recorded: BriefingEvent = { type: 'SpeechRecorded', data: recordedData };
export const published: BriefingEvent = { type: 'BriefingPublished', data: publishedData };
export const corrected: BriefingEvent = { type: 'CitationCorrected', data: correctedData };
export const claimed: BriefingEvent = { type: 'BriefingClaimed', data: claimedData };
export const deletedData: EventOf<'BriefingDeleted'>['data'] = {
  deletedBy: 'usr_1',
  deletedAt: REQUESTED_AT + 90_000_000,
};

export const deleted: BriefingEvent = { type: 'BriefingDeleted', data: deletedData };
export const restored: BriefingEvent = {
  type: 'BriefingRestored',
  data: { restoredBy: 'usr_1', restoredAt: REQUESTED_AT + 90_060_000 },
};
export const linkRenewed: BriefingEvent = {
  type: 'BriefingLinkRenewed',
  data: { slug: 'renewed', renewedAt: REQUESTED_AT + 90_120_000 },
};
export const erased: BriefingEvent = { type: 'BriefingErased', data: erasedData };

export const OUTAGE = { code: 'recording_error', message: 'The voices were away.' };

/** Of a machine, not of the material: it has no inputs. */
export const compositionFailed: BriefingEvent = {
  type: 'CompositionFailed',
  data: { ...OUTAGE, selection: null, window: null, understood: null, told: null, corrections: null, disclosure: null },
};

export const failedAttempt = (
  step: EventOf<'StepFailed'>['data']['step'],
  attempt: number,
  retried = true,
): BriefingEvent => ({ type: 'StepFailed', data: { step, attempt, retried, ...OUTAGE } });
