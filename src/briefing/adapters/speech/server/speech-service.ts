import type { SpeechServer } from '../../../../config/speech-settings.js';
import { OperatorEndpoint, type EndpointBytes } from '../../../../shared/outbound/network/operator-endpoint.js';
import type { EngineIdentity, Turn } from '../../../application/ports/speech/speech-engine.js';
import { SPEECH_SERVER } from '../../../../shared/kernel/hosts/engine-names.js';
import { RequestQueue } from './request-queue.js';

/** How long a server is waited for; a test has less patience. */
export class SpeechPatience {
  readonly connectMs: number = 10_000;
  /** Models are loaded at the first request, and some servers send nothing before all is spoken. */
  readonly firstByteMs: number = 90_000;
  /** Also from the headers to the first sound: some send headers at once. */
  readonly idleMs: number = 90_000;
  readonly firstWaitMs: number = 1_000;
  /** Who asks for more time than this gets no further request. */
  readonly longestWaitMs: number = 20_000;
  /** A server that was away is left alone for so long, so that a briefing does not wait for it line by line. */
  readonly restMs: number = 30_000;
  readonly readinessMs: number = 3_000;
}

const USER_AGENT = 'PodcastBriefings/0.1';
const PATH = '/audio/speech';
const SMALL_ANSWER = 1_024 * 1_024;
const MOST_BYTES = 32 * 1_024 * 1_024;
/** More than anybody sends: two channels of 16 bits at 48,000 Hz. */
const BYTES_A_SECOND = 192_000;
/** Far more than the slowest voice needs. */
const SECONDS_A_CHARACTER = { dense: 1.2, alphabetic: 0.4 } as const;
const SECONDS_BESIDE = 10;

/** As many bytes may be the sound of a turn. */
export function mostBytesFor({ text, language, pace }: Turn): number {
  const each = SECONDS_A_CHARACTER[language === 'zh' || language === 'ja' ? 'dense' : 'alphabetic'];
  return Math.min(MOST_BYTES, Math.ceil((SECONDS_BESIDE + (text.length * each) / pace) * BYTES_A_SECOND));
}

/** A server, and what this process has learned of it. */
export class SpeechService {
  readonly queue: RequestQueue;
  /** Without what may be secret in an address. */
  readonly host: string;
  private readonly endpoint: OperatorEndpoint;
  private readonly closing = new AbortController();
  private takesSpeed = true;
  private provenSpeed = false;
  private software: string | null = null;
  private answered = false;

  constructor(
    readonly settings: SpeechServer,
    readonly patience: SpeechPatience,
  ) {
    this.queue = new RequestQueue(settings.requestsAtOnce);
    this.host = new URL(settings.url).host;
    this.endpoint = new OperatorEndpoint(settings.url, patience, settings.requestsAtOnce + 1);
  }

  /** The pace as the server takes it; null: it is left out. */
  speedFor({ pace }: Turn): number | null {
    const speed = Math.round(pace * 100) / 100;
    return speed === 1 || !this.takesSpeed ? null : speed;
  }

  /** It was accepted, with a speed or after it was refused with one. */
  learnSpeed(accepted: boolean): void {
    if (accepted) this.provenSpeed = true;
    else this.takesSpeed = false;
  }

  /** A refusal that complains of nothing may be one of the speed. */
  get knowsSpeed(): boolean {
    return this.provenSpeed;
  }

  /** Throws WebProblem, or the reason of the signal. */
  async request(turn: Turn, speed: number | null, signal: AbortSignal): Promise<EndpointBytes> {
    const { model, format } = this.settings;
    const asked = { model, input: turn.text, voice: turn.voice, response_format: format };
    const body = JSON.stringify({ ...asked, ...(speed !== null && { speed }) });
    // Sound is not packed well, and who packs it sends it late.
    const headers = {
      ...this.headers,
      'content-type': 'application/json',
      accept: 'audio/*',
      'accept-encoding': 'identity',
    };
    const answer = await this.endpoint.postForBytes(PATH, { headers, body, mostBytes: mostBytesFor(turn) }, signal);
    this.recognise(answer);
    return answer;
  }

  /** The status of an answer to a question that costs nothing. Throws as `request` does. */
  async probe(signal: AbortSignal): Promise<number> {
    const message = { headers: this.headers, mostBytes: SMALL_ANSWER };
    const answer = await this.endpoint.get('/models', message, signal);
    this.recognise(answer);
    return answer.status;
  }

  /** It has answered, so its identity is as good as it gets. */
  get isKnown(): boolean {
    return this.answered;
  }

  get identity(): EngineIdentity {
    const version = this.software === null ? this.host : `${this.software} at ${this.host}`;
    return { engine: SPEECH_SERVER, version, model: this.settings.model };
  }

  /** Aborted when nobody is asked any more. */
  get closed(): AbortSignal {
    return this.closing.signal;
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.endpoint.close();
  }

  private get headers(): Readonly<Record<string, string>> {
    const { apiKey } = this.settings;
    return { 'user-agent': USER_AGENT, ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }) };
  }

  private recognise({ header }: EndpointBytes): void {
    this.answered = true;
    this.software = this.harmless(header('server')) ?? this.software;
  }

  /** A server may repeat anything. */
  private harmless(header: string | null): string | null {
    const { apiKey } = this.settings;
    if (header === null || !/^[\x20-\x7e]{1,80}$/.test(header)) return null;
    return apiKey !== null && header.includes(apiKey) ? null : header;
  }
}
