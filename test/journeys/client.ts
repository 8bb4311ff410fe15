import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { commands, type ProgramOptions } from '../support/program/program.js';

export interface Artifact {
  readonly id: string;
  readonly status: string;
  readonly title: string;
  readonly viewer_url: string;
  readonly audio_url: string;
  readonly audio_duration_ms: number;
  readonly audio_size_bytes: number;
  readonly transcript_text: string;
  readonly error?: { readonly code: string };
}

export interface Accepted {
  readonly artifact_id: string;
  readonly viewer_url: string;
}

export const FINISHED = ['ready', 'failed', 'composition_failed'];

/** A program, or a proxy in front of several. */
export interface Place {
  readonly baseUrl: string;
}

const PATIENCE_MS = 120_000;

/** An agent that knows nothing but the contract. The program behind it may be replaced: `at` says where it is now. */
export class Agent {
  private constructor(
    private at: Place,
    private readonly token: string,
    private readonly patient = false,
  ) {}

  static async anonymous(program: Place): Promise<Agent> {
    const response = await fetch(`${program.baseUrl}/api/v1/auth/skill/anonymous`, { method: 'POST' });
    const { access_token } = (await response.json()) as { access_token: string };
    return new Agent(program, access_token);
  }

  /** Whoever has that token. */
  static withToken(program: Place, token: string): Agent {
    return new Agent(program, token);
  }

  /** As operators make members, while the service runs. */
  static async member(program: Place, email: string, options: ProgramOptions): Promise<Agent> {
    const [, token = ''] = await commands(
      options,
      ['user:create', '--email', email, '--name', 'Journey', '--password', 'correct horse battery'],
      ['token:create', '--email', email],
    );
    return new Agent(program, token.trim());
  }

  moveTo(program: Place): void {
    this.at = program;
  }

  /** The same caller, who asks again, with the same Idempotency-Key, when there is no answer or one from 500 on. */
  patiently(at: Place = this.at): Agent {
    return new Agent(at, this.token, true);
  }

  async post<T>(path: string, body: object): Promise<{ status: number; body: T }> {
    const key = randomUUID();
    return await this.untilAnswered(async () => {
      const response = await fetch(`${this.at.baseUrl}/api/v1/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${this.token}`,
          'content-type': 'application/json',
          ...(this.patient && { 'idempotency-key': key }),
        },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as T };
    });
  }

  subscribe(feed_url: string): Promise<{ status: number; body: { source: { id: string; title: string } } }> {
    return this.post('subscriptions/create', { feed_url });
  }

  async request(user_request: string): Promise<string> {
    const { status, body } = await this.requestBriefing(user_request);
    if (status !== 200 && status !== 202)
      throw new Error(`a request is answered with ${status}: ${JSON.stringify(body)}`);
    return body.artifact_id;
  }

  /** As `request`, with the whole answer. */
  requestBriefing(user_request: string): Promise<{ status: number; body: Accepted }> {
    return this.post<Accepted>('artifacts/compositions/create', {
      artifact_type: 'audio_brief',
      user_request,
      capacity: { target_length_seconds: 180 },
    });
  }

  async artifact(id: string): Promise<Artifact> {
    const { status, body } = await this.post<{ artifact: Artifact }>('artifacts/get', { id });
    if (status !== 200) throw new Error(`artifacts/get answers ${status}: ${JSON.stringify(body)}`);
    return body.artifact;
  }

  /** How many briefings may be asked for now. */
  async remaining(): Promise<number> {
    const { status, body } = await this.post<{ remaining: number }>('allowance/get', {});
    if (status !== 200) throw new Error(`allowance/get answers ${status}`);
    return body.remaining;
  }

  /** Asks four times a second: well below the rate limit, however long it takes. */
  async finished(id: string, withinMs = 240_000): Promise<Artifact> {
    const deadline = Date.now() + withinMs;
    for (;;) {
      const artifact = await this.artifact(id);
      if (FINISHED.includes(artifact.status)) return artifact;
      if (Date.now() > deadline) throw new Error(`briefing ${id} is still ${artifact.status}`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }

  /** The whole file, by its public link. */
  async audio({ audio_url }: Artifact): Promise<Buffer> {
    return (await this.open(new URL(audio_url).pathname)).body;
  }

  /** As a browser does, who has no token. */
  async open(path: string): Promise<{ status: number; body: Buffer }> {
    return await this.untilAnswered(async () => {
      const response = await fetch(this.at.baseUrl + path);
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
    });
  }

  private async untilAnswered<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const last = !this.patient || Date.now() > deadline;
      const answer = await ask().catch((error: unknown) => {
        if (last) throw error;
        return null;
      });
      if (answer !== null && (last || answer.status < 500)) return answer;
      await sleep(250);
    }
  }
}
