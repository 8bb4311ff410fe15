import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { BriefingSettings } from '../../../../config/briefing-settings.js';
import { ConfigError } from '../../../../config/environment.js';
import { ProcessSettings } from '../../../../config/process-settings.js';
import { SpeechSettings } from '../../../../config/speech-settings.js';
import { SHERPA_ONNX } from '../../../../shared/kernel/hosts/engine-names.js';
import type { Host } from '../../../../shared/kernel/hosts/host.js';
import { HostCatalogue } from '../../../../shared/kernel/hosts/host-catalogue.js';
import {
  SpeechEngine,
  SpeechFailure,
  type EngineIdentity,
  type EngineReadiness,
  type Speech,
  type Turn,
} from '../../../application/ports/speech/speech-engine.js';
import { FailingModels } from './failing-models.js';
import { sherpaOnnxVersion } from './sherpa-onnx-package.js';
import { nativeModel, voiceNamed, type Speaker, type SpeechModel } from './speech-model.js';
import { readSpeechModels } from './speech-models.js';
import { SynthesisPool } from './synthesis-pool.js';
import type { Synthesis, SynthesisRequest, Utterance } from './synthesis-protocol.js';

const REST_MS = 60_000;

interface Voice {
  readonly model: SpeechModel;
  readonly speaker: Speaker;
}

/** Models of an operator on this machine, in processes of their own. */
@Injectable()
export class SherpaOnnxEngine extends SpeechEngine implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(SherpaOnnxEngine.name);
  private readonly version: string;
  private readonly models: readonly SpeechModel[];
  private readonly voices: ReadonlyMap<string, Voice>;
  private readonly pool: SynthesisPool;
  private readonly failing = new FailingModels(REST_MS);
  /** Names of models that were loaded once: they are not loaded again to see whether they can be. */
  private readonly proven = new Set<string>();
  private readonly closing = new AbortController();
  private lastModel: string | null = null;
  private logged = '';

  /** `speechModels` is set. Throws ConfigError. */
  constructor(
    settings: SpeechSettings,
    briefings: BriefingSettings,
    private readonly process: ProcessSettings,
    catalogue: HostCatalogue,
  ) {
    super();
    this.version = sherpaOnnxVersion();
    this.models = readSpeechModels(settings.speechModels ?? '', catalogue);
    const all = this.models.flatMap((model) => model.speakers.map((speaker) => ({ model, speaker })));
    this.voices = new Map(all.map((voice) => [voiceNamed(voice.model, voice.speaker), voice]));
    for (const host of catalogue.hosts) this.assertVoiceOf(host);
    this.pool = new SynthesisPool(briefings.speechThreads);
  }

  override voiceOf(host: Host): string | null {
    const all = [...this.voices];
    const own = all.find(([, { speaker }]) => speaker.hosts.includes(host.id));
    const alike = all.find(
      ([, { speaker }]) => speaker.timbre === host.timbre && speaker.languages.includes(host.language),
    );
    return host.voices[SHERPA_ONNX] ?? own?.[0] ?? alike?.[0] ?? null;
  }

  override async speak({ text, language, voice, pace }: Turn, signal: AbortSignal): Promise<Speech> {
    const found = this.voices.get(voice);
    if (found === undefined) throw new SpeechFailure('refused', `SPEECH_MODELS has no voice "${voice}".`);
    const { model, speaker } = found;
    const utterance = { text, speaker: speaker.id, speed: pace, language };
    const { samples, sampleRate } = await this.synthesise(model, utterance, signal);
    if (samples.length > 0) return { samples, sampleRate };
    throw new SpeechFailure('unreadable', `sherpa-onnx made no sound of a turn with the model ${model.name}.`);
  }

  override identity(voice?: string): Promise<EngineIdentity> {
    const model = this.voices.get(voice ?? '')?.model.name ?? this.lastModel ?? this.models[0]?.name ?? null;
    return Promise.resolve({ engine: SHERPA_ONNX, version: this.version, model });
  }

  /** Some model speaks. What is wrong with others is said when the program starts, and when they are asked. */
  override async readiness(): Promise<EngineReadiness> {
    const reasons: string[] = [];
    for (const model of this.models.toSorted((one, other) => this.doubt(one) - this.doubt(other))) {
      const reason = await this.reasonAgainst(model);
      if (reason === null) return { ready: true, identity: await this.identity() };
      reasons.push(reason);
    }
    return { ready: false, reason: reasons.join(' ') };
  }

  onApplicationBootstrap(): void {
    if (this.process.role !== 'api' && this.process.warmUp) void this.tryAll();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing.abort(new Error('The program ends.'));
    await this.pool.close();
  }

  /** Nothing waits for it. A model that does not load is better known now than from the first briefing. */
  private async tryAll(): Promise<void> {
    const reasons: (string | null)[] = [];
    for (const model of this.models) reasons.push(await this.reasonAgainst(model));
    if (this.closing.signal.aborted) return;
    const models = this.models.filter((_, index) => reasons[index] === null).map(({ name }) => name);
    this.logger.log({ engine: SHERPA_ONNX, version: this.version, models, msg: 'models speak briefings' });
  }

  private doubt({ name }: SpeechModel): number {
    return this.proven.has(name) ? 0 : 1;
  }

  /** null: it speaks, as far as is known. */
  private async reasonAgainst(model: SpeechModel): Promise<string | null> {
    try {
      this.failing.assertTried(model.name);
      if (!this.proven.has(model.name)) await this.synthesise(model, null, this.closing.signal);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  private assertVoiceOf({ id, language, voices }: Host): void {
    const voice = voices[SHERPA_ONNX];
    if (voice === undefined || this.voices.get(voice)?.speaker.languages.includes(language) === true) return;
    const known = [...this.voices].filter(([, { speaker }]) => speaker.languages.includes(language));
    const others = known.length === 0 ? 'none' : known.map(([name]) => name).join(', ');
    throw new ConfigError(
      `HOSTS_FILE: ${id} has the voice "${voice}" at ${SHERPA_ONNX}, and SPEECH_MODELS has no such voice that speaks "${language}", but: ${others}.`,
    );
  }

  private async synthesise(model: SpeechModel, utterance: Utterance | null, signal: AbortSignal): Promise<Synthesis> {
    this.failing.assertTried(model.name);
    try {
      const synthesis = await this.pool.run(requestFor(model, utterance), signal);
      this.failing.succeeded(model.name);
      this.proven.add(model.name);
      if (utterance !== null) this.lastModel = model.name;
      return synthesis;
    } catch (error) {
      if (error instanceof SpeechFailure) this.note(model, error);
      throw error;
    }
  }

  private note(model: SpeechModel, failure: SpeechFailure): void {
    this.failing.failed(model.name, failure);
    this.proven.delete(model.name);
    // A briefing has a hundred turns; what is wrong with all of them is said once.
    if (failure.message !== this.logged) this.logger.warn({ reason: failure.reason, msg: failure.message });
    this.logged = failure.message;
  }
}

function requestFor(model: SpeechModel, utterance: Utterance | null): SynthesisRequest {
  const [language = 'en'] = model.speakers.flatMap(({ languages }) => languages);
  const native = nativeModel(model, utterance?.language ?? language);
  return { model: native, lastSpeaker: Math.max(...model.speakers.map(({ id }) => id)), utterance };
}
