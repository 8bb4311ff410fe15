import type { TestApp } from '../http/http-app.js';
import { until } from '../time/until.js';

interface Created {
  readonly source: { readonly id: string; readonly last_success_at: number | null };
}

/**
 * The source that somebody follows from now on, once its items are there. A machine that is too busy for the fetch
 * accepts the subscription all the same; asking again fetches again.
 */
export async function follow(app: TestApp, token: string, feed_url: string): Promise<string> {
  const { body } = await until(
    () => app.post<Created>('/api/v1/subscriptions/create', { feed_url }, token),
    (answer) => answer.body.source.last_success_at !== null,
  );
  return body.source.id;
}
