import { Casting } from '../../../src/briefing/application/casting.js';
import type { Recording } from '../../../src/briefing/application/ports/speech/recording-studio.js';
import {
  SpeechEngine,
  type EngineReadiness,
  type Speech,
  type Turn,
} from '../../../src/briefing/application/ports/speech/speech-engine.js';
import { VoiceCalibration } from '../../../src/briefing/application/ports/speech/voice-calibration.js';
import { VoicePaces, type SpeakingVoice } from '../../../src/briefing/application/ports/speech/voice-paces.js';
import { VoiceMeasuring } from '../../../src/briefing/application/voice-measuring.js';
import { speechMs } from '../../../src/briefing/domain/production/pace.js';
import type { Script } from '../../../src/briefing/domain/script.js';
import type { VoicePace } from '../../../src/briefing/domain/production/voice-pace.js';
import { HostCatalogue } from '../../../src/shared/kernel/hosts/host-catalogue.js';
import type { Host } from '../../../src/shared/kernel/hosts/host.js';

export const HALL = { engine: 'hall', version: '2.1', model: 'large' } as const;

/** Has voices for some hosts, each named after its host, and speaks nothing: what it would take is said by the calibration. */
export class SilentEngine extends SpeechEngine {
  isReady = true;

  constructor(private readonly speaksFor: (host: Host) => boolean) {
    super();
  }

  override voiceOf(host: Host): string | null {
    return this.speaksFor(host) ? host.name : null;
  }

  override speak(_turn: Turn): Promise<Speech> {
    throw new Error('nobody listens here');
  }

  override async identity() {
    return HALL;
  }

  override async readiness(): Promise<EngineReadiness> {
    return this.isReady ? { ready: true, identity: HALL } : { ready: false, reason: 'It is away.' };
  }
}

export class VoicePacesInMemory extends VoicePaces {
  readonly kept = new Map<string, VoicePace>();

  override async find({ voice, language }: SpeakingVoice): Promise<VoicePace | null> {
    return this.kept.get(`${voice} ${language}`) ?? null;
  }

  override async update(voice: SpeakingVoice, change: (known: VoicePace | null) => VoicePace): Promise<void> {
    this.kept.set(`${voice.voice} ${voice.language}`, change(await this.find(voice)));
  }
}

type Measure = VoiceCalibration['measure'];

/** Measuring the voices of some hosts, on ports in memory. `measure`: what the calibration finds. */
export class VoicesInMemory {
  readonly paces = new VoicePacesInMemory();
  readonly engine: SilentEngine;
  readonly asked: string[] = [];

  constructor(
    private readonly measure: Measure,
    speaksFor: (host: Host) => boolean = () => true,
  ) {
    this.engine = new SilentEngine(speaksFor);
  }

  measuring(): VoiceMeasuring {
    const { asked, measure } = this;
    const calibration = new (class extends VoiceCalibration {
      override measure(...[cast, language, signal]: Parameters<Measure>): Promise<VoicePace> {
        asked.push(`${cast.voice} ${language}`);
        return measure(cast, language, signal);
      }
    })();
    return new VoiceMeasuring(HostCatalogue.builtIn, new Casting({ inOrder: [this.engine] }), this.paces, calibration);
  }
}

/** Nobody speaks but the default voices. */
export const noOtherVoices = (): VoiceMeasuring =>
  new VoicesInMemory(
    () => Promise.reject(new Error('there is nothing to measure')),
    () => false,
  ).measuring();

/** What comes of a script when each host takes this many times what the default voices take. */
export function recordingOf(script: Script, factors: readonly number[]): Recording {
  const speakers = script.hosts.map(({ name }) => ({ ...HALL, voice: name }));
  const timings = script.lines.map(({ text, host }) => ({
    startMs: 0,
    durationMs: Math.round(speechMs(text, script.language) * (factors[host] ?? 1)),
  }));
  const speech = script.lines.map(({ text, host }) => ({ text, speaker: host }));
  return { timings, speech, speakers, durationMs: 0, samples: 0, frames: 0, bytes: 0, waveform: [], engine: 'hall' };
}
