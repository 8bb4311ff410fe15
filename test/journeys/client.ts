import { cli, type Program, type ProgramOptions } from '../support/program.js';

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

export const FINISHED = ['ready', 'failed', 'composition_failed'];

/** An agent that knows nothing but the contract. The program behind it may be replaced: `at` says where it is now. */
export class Agent {
  constructor(
    private at: Program,
    private readonly token: string,
  ) {}

  static async anonymous(program: Program): Promise<Agent> {
    const response = await fetch(`${program.baseUrl}/api/v1/auth/skill/anonymous`, { method: 'POST' });
    const { access_token } = (await response.json()) as { access_token: string };
    return new Agent(program, access_token);
  }

  /** As operators make members, while the service runs. */
  static async member(program: Program, email: string, options: ProgramOptions): Promise<Agent> {
    await cli(options, 'user:create', '--email', email, '--name', 'Journey', '--password', 'correct horse battery');
    return new Agent(program, (await cli(options, 'token:create', '--email', email)).trim());
  }

  moveTo(program: Program): void {
    this.at = program;
  }

  async post<T>(path: string, body: object): Promise<{ status: number; body: T }> {
    const response = await fetch(`${this.at.baseUrl}/api/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as T };
  }

  subscribe(feed_url: string): Promise<{ status: number; body: { source: { id: string; title: string } } }> {
    return this.post('subscriptions/create', { feed_url });
  }

  async request(user_request: string): Promise<string> {
    const { body } = await this.post<{ artifact_id: string }>('artifacts/compositions/create', {
      artifact_type: 'audio_brief',
      user_request,
      capacity: { target_length_seconds: 180 },
    });
    return body.artifact_id;
  }

  async artifact(id: string): Promise<Artifact> {
    return (await this.post<{ artifact: Artifact }>('artifacts/get', { id })).body.artifact;
  }

  async finished(id: string, withinMs = 120_000): Promise<Artifact> {
    const deadline = Date.now() + withinMs;
    for (;;) {
      const artifact = await this.artifact(id);
      if (FINISHED.includes(artifact.status)) return artifact;
      if (Date.now() > deadline) throw new Error(`briefing ${id} is still ${artifact.status}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** The whole file, by its public link. */
  async audio({ audio_url }: Artifact): Promise<Buffer> {
    const response = await fetch(this.at.baseUrl + new URL(audio_url).pathname);
    return Buffer.from(await response.arrayBuffer());
  }
}
