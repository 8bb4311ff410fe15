import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandRefused } from '../shared/delivery/cli/cli-command.js';

export interface Artifact {
  readonly id: string;
  readonly status: string;
  readonly title: string;
  readonly viewer_url: string;
  readonly audio_url?: string;
  readonly audio_duration_ms?: number;
  readonly transcript_text?: string;
  readonly error?: { readonly code: string; readonly message: string };
  readonly production_progress?: { readonly label: string; readonly overall_percent: number };
  readonly coverage_summary?: { readonly covered_unique_news_count: number; readonly total_news_count: number };
}

interface Source {
  readonly id: string;
  readonly title: string;
  readonly last_error: string | null;
}

interface Refusal {
  readonly error: string;
  readonly message: string;
}

type Answer<T> = { readonly status: number; readonly body: T | Refusal };

const ATTEMPTS = 5;

/** As SPEC.md, "Client recovery rules", tells clients: a 429 or 5xx that may pass is asked again, later and later. */
async function post<T>(url: string, body: object, headers: Record<string, string>): Promise<Answer<T>> {
  for (let attempt = 1; ; attempt += 1) {
    const { status, body: answer } = await postOnce<T>(url, body, headers);
    const passing = status >= 500 || (isRefusal(answer) && answer.error === 'rate_limited');
    if (!passing || attempt === ATTEMPTS) return { status, body: answer };
    await sleep(200 * 2 ** attempt);
  }
}

async function postOnce<T>(url: string, body: object, headers: Record<string, string>): Promise<Answer<T>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as T | Refusal };
}

const isRefusal = (body: unknown): body is Refusal => typeof body === 'object' && body !== null && 'message' in body;

/** The service as any agent sees it. */
export class ApiClient {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  /** As a new anonymous caller. */
  static async register(url: string): Promise<ApiClient> {
    const registration = { client_name: 'npm run brief' };
    const { body } = await post<{ access_token: string }>(`${url}/api/v1/auth/skill/anonymous`, registration, {});
    if (isRefusal(body)) throw new CommandRefused(body.message);
    return new ApiClient(url, body.access_token);
  }

  async subscribe(feedUrl: string): Promise<Source | Refusal> {
    const { body } = await this.post<{ source: Source }>('subscriptions/create', { feed_url: feedUrl });
    return isRefusal(body) ? body : body.source;
  }

  async unsubscribe(sourceId: string): Promise<void> {
    await this.post('subscriptions/delete', { source_id: sourceId });
  }

  /** Returns the artifact id. */
  async requestBriefing(request: object): Promise<string> {
    // A retry after a lost answer must not request a second briefing.
    const once = { 'idempotency-key': randomUUID() };
    const answer = await this.post<{ artifact_id: string }>('artifacts/compositions/create', request, once);
    return this.must(answer).artifact_id;
  }

  async artifact(id: string): Promise<Artifact> {
    return this.must(await this.post<{ artifact: Artifact }>('artifacts/get', { id })).artifact;
  }

  async audio({ audio_url }: Artifact): Promise<Buffer> {
    // The link names the public address; here the program is asked directly.
    const { pathname } = new URL(audio_url ?? '', this.url);
    const response = await fetch(this.url + pathname);
    if (!response.ok) throw new Error(`the audio could not be fetched (${response.status})`);
    return Buffer.from(await response.arrayBuffer());
  }

  private post<T>(operation: string, body: object, headers?: Record<string, string>): Promise<Answer<T>> {
    return post<T>(`${this.url}/api/v1/${operation}`, body, { authorization: `Bearer ${this.token}`, ...headers });
  }

  private must<T>({ body }: Answer<T>): T {
    if (isRefusal(body)) throw new CommandRefused(body.message);
    return body;
  }
}
