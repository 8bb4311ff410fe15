import { Injectable, Logger, Optional, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SpeechSettings } from '../../../../config/speech-settings.js';
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
import { SPEECH_SERVER } from '../../../../shared/kernel/hosts/engine-names.js';
import { knownVoice } from './known-voices.js';
import { SpeechExchange } from './speech-exchange.js';
import { SpeechPatience, SpeechService } from './speech-service.js';

const NO_VOICE =
  'The speech server speaks for nobody: the voices of SPEECH_MODEL are not known. Map them under speech-server in HOSTS_FILE.';
const WITHOUT_IT = {
  default: 'Until that is mended, the default voices speak in its place.',
  fail: 'Until that is mended, briefings of its hosts fail (SPEECH_FALLBACK=fail).',
} as const;
const NOT_SET = 'There is no speech server: SPEECH_URL is not set.';

/** The speech protocol of OpenAI, as many servers speak it. What a server does not understand is learned once. */
@Injectable()
export class SpeechServerEngine extends SpeechEngine implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(SpeechServerEngine.name);
  private readonly service: SpeechService | null;
  /** The last failure of a server that does not speak at all now, and until when it is not asked. */
  private away: { readonly failure: SpeechFailure; readonly until: number } | null = null;
  private logged = '';

  constructor(
    private readonly settings: SpeechSettings,
    private readonly catalogue: HostCatalogue,
    @Optional() patience: SpeechPatience = new SpeechPatience(),
  ) {
    super();
    const { speechServer } = settings;
    this.service = speechServer === null ? null : new SpeechService(speechServer, patience);
  }

  onApplicationBootstrap(): void {
    // Nothing waits for it: a server that is away now may be there for the first briefing.
    if (this.service !== null) void this.greet(this.service);
  }

  override voiceOf(host: Host): string | null {
    if (this.service === null) return null;
    return host.voices[SPEECH_SERVER] ?? knownVoice(this.service.settings.model, host);
  }

  override async speak(turn: Turn, signal: AbortSignal): Promise<Speech> {
    const service = this.demanded();
    return service.queue.run(() => this.exchange(service, turn, signal), signal);
  }

  /** The same before and after it has spoken: samples and paces of voices are kept under it. */
  override async identity(): Promise<EngineIdentity> {
    const service = this.demanded();
    if (!service.isKnown) await this.readiness();
    return service.identity;
  }

  override async readiness(): Promise<EngineReadiness> {
    if (this.service === null) return { ready: false, reason: NOT_SET };
    const { patience, host } = this.service;
    try {
      const status = await this.service.probe(AbortSignal.timeout(patience.readinessMs));
      if (status === 401) return { ready: false, reason: `The speech server ${host} refuses SPEECH_API_KEY.` };
      // Not every server lists its models, or to every key.
      if (status < 500 || status === 501) return { ready: true, identity: this.service.identity };
      return { ready: false, reason: `The speech server ${host} answers with an error (${status}).` };
    } catch {
      return { ready: false, reason: `The speech server ${host} does not answer. Look at SPEECH_URL.` };
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.service?.close();
  }

  private demanded(): SpeechService {
    if (this.service === null) throw new SpeechFailure('refused', NOT_SET);
    return this.service;
  }

  private async exchange(service: SpeechService, turn: Turn, signal: AbortSignal): Promise<Speech> {
    if (this.away !== null && performance.now() < this.away.until) throw this.away.failure;
    try {
      const speech = await new SpeechExchange(service, turn, signal).speech();
      this.away = null;
      this.logged = '';
      return speech;
    } catch (error) {
      if (error instanceof SpeechFailure) this.note(error, service);
      throw error;
    }
  }

  private note(failure: SpeechFailure, service: SpeechService): void {
    if (failure.reason === 'unavailable') {
      this.away = { failure, until: performance.now() + service.patience.restMs };
    }
    // A briefing has a hundred turns; what is wrong with all of them is said once.
    if (failure.message !== this.logged) this.logger.warn({ reason: failure.reason, msg: failure.message });
    this.logged = failure.message;
  }

  /** What an operator wants to know before the first briefing: is it there, and who is spoken by it? */
  private async greet({ host, settings, closed }: SpeechService): Promise<void> {
    const { model, format } = settings;
    const readiness = await this.readiness();
    if (closed.aborted) return;
    const { hosts } = this.catalogue;
    const without = hosts.filter((one) => this.voiceOf(one) === null).map(({ id }) => id);
    const about = { engine: SPEECH_SERVER, host, model, format, defaultVoicesFor: without };
    if (without.length === hosts.length) this.logger.warn({ ...about, msg: NO_VOICE });
    else if (readiness.ready) this.logger.log({ ...about, msg: 'a speech server speaks for hosts' });
    else this.logger.warn({ ...about, msg: `${readiness.reason} ${WITHOUT_IT[this.settings.speechFallback]}` });
  }
}
