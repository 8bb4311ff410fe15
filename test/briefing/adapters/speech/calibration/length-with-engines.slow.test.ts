import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { SpokenCalibration } from '../../../../../src/briefing/adapters/speech/calibration/spoken-calibration.js';
import type { ChildRecordingStudio } from '../../../../../src/briefing/adapters/speech/studio/child-recording-studio.js';
import { Casting } from '../../../../../src/briefing/application/casting.js';
import { RecordingRequests } from '../../../../../src/briefing/application/recording-requests.js';
import { RecordingSession } from '../../../../../src/briefing/application/recording-session.js';
import { PronunciationLookup } from '../../../../../src/briefing/application/ports/pronunciation-lookup.js';
import type { Recording } from '../../../../../src/briefing/application/ports/speech/recording-studio.js';
import type { SpeechEngine } from '../../../../../src/briefing/application/ports/speech/speech-engine.js';
import { VoiceMeasuring } from '../../../../../src/briefing/application/voice-measuring.js';
import { brand } from '../../../../../src/shared/kernel/brand.js';
import { HostCatalogue } from '../../../../../src/shared/kernel/hosts/host-catalogue.js';
import type { CallerId } from '../../../../../src/shared/kernel/identifiers.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';
import { RecomposingInMemory } from '../../../audit/application/queries/recomposing-in-memory.js';
import { ID, of } from '../../../application/composing-in-memory.js';
import { VoicePacesInMemory } from '../../../application/voices-in-memory.js';
import { newsIn, NOW } from '../../../domain/composing/newsroom.js';
import { requestedData } from '../../../domain/samples.js';
import { studioWith } from '../studio/studio-with.js';
import { TimedEngine } from './timed-engine.js';

Logger.overrideLogger(false);

const LENGTH_SECONDS = 180;
const { builtIn } = HostCatalogue;

let folder = '';
let studio: ChildRecordingStudio;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'length-'));
});

afterEach(() => studio.onApplicationShutdown());

afterAll(() => rm(folder, { recursive: true, force: true }));

class NoPronunciations extends PronunciationLookup {
  override async pronunciationsOf() {
    return [];
  }
}

/** Composes and records briefings with these engines, as the service does it. */
class House {
  readonly paces = new VoicePacesInMemory();
  private readonly voices: VoiceMeasuring;

  constructor(
    private readonly language: Language,
    engines: readonly SpeechEngine[],
  ) {
    const casting = new Casting({ inOrder: engines });
    this.voices = new VoiceMeasuring(builtIn, casting, this.paces, new SpokenCalibration());
    studio = studioWith(engines);
  }

  async briefing(seed: string): Promise<{ readonly composing: RecomposingInMemory; readonly recording: Recording }> {
    const hostIds = builtIn.defaultsOf(this.language).map(({ id }) => id);
    const capacity = { targetLengthSeconds: LENGTH_SECONDS };
    const request = { ...requestedData.request, language: this.language, hostIds, capacity };
    const composing = new RecomposingInMemory({ ...requestedData, seed, requestedAt: NOW, request }, () =>
      of(newsIn(this.language)),
    );
    composing.voices = this.voices;
    await composing.compose();
    const progress = { note: () => Promise.resolve() } as never;
    const requests = new RecordingRequests(builtIn, new NoPronunciations());
    const session = new RecordingSession(requests, studio, progress, this.voices);
    const terms = {
      briefingId: ID,
      owner: brand<CallerId>('usr_1'),
      framesFile: join(folder, seed),
      signal: new AbortController().signal,
    };
    return { composing, recording: await session.record(composing.script(), terms) };
  }
}

const error = ({ durationMs }: Recording): number => Math.abs(durationMs / (LENGTH_SECONDS * 1000) - 1);

describe('a briefing that another engine speaks', () => {
  test('keeps its length when the voices take 1.3 times as long, and the next one better still', async () => {
    const house = new House('en', [new TimedEngine(1.3)]);
    const first = await house.briefing('first');
    expect(first.recording.engine).toContain('timed-engine');
    expect(error(first.recording)).toBeLessThan(0.05);
    const second = await house.briefing('second');
    expect(error(second.recording)).toBeLessThan(0.03);
  });

  test('keeps its length when one host is slow and the other one fast, and is composed again the same', async () => {
    const house = new House('en', [new TimedEngine({ Alex: 1.35, Emma: 0.8 })]);
    const { composing, recording } = await house.briefing('unequal');
    expect(error(recording)).toBeLessThan(0.05);
    expect(composing.event('BriefingComposed').hosts).toMatchObject([
      { name: 'Alex', durationFactor: expect.closeTo(1.35, 1) },
      { name: 'Emma', durationFactor: expect.closeTo(0.8, 1) },
    ]);
    expect(await composing.recompose()).toMatchObject({ script: 'identical', selection: 'identical' });
  });

  test('keeps its length when the other host has the default voice, which is not measured', async () => {
    const house = new House('de', [new TimedEngine({ Clara: 1.3 })]);
    const { composing, recording } = await house.briefing('mixed');
    expect(error(recording)).toBeLessThan(0.05);
    expect(composing.event('BriefingComposed').hosts).toMatchObject([
      { name: 'Jonas', durationFactor: 1 },
      { name: 'Clara', durationFactor: expect.closeTo(1.3, 1) },
    ]);
    expect([...house.paces.kept.keys()]).toEqual(['Clara de']);
  });
});
