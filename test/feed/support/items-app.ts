import { FeedModule } from '../../../src/feed/feed.module.js';
import { SubscriptionsModule } from '../../../src/subscriptions/subscriptions.module.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { LoopbackWeb, type Entry } from './loopback-web.js';

export interface Item {
  readonly id: string;
  readonly title: string;
  readonly author: string | null;
  readonly url: string | null;
  readonly published_at: number | null;
  readonly summary: string | null;
  readonly created_at: number;
  readonly source: { readonly id: string; readonly title: string; readonly feed_url: string };
  readonly content_text?: string | null;
  readonly raw?: { readonly content_raw?: string | null };
}

export interface Page {
  readonly items: readonly Item[];
  readonly next_cursor: string | null;
}

export const NEWEST = Date.UTC(2026, 5, 1, 12);
const LONG = Array.from({ length: 400 }, (_, index) => `<p>Paragraph ${index}: 😀 漢字 and more.</p>`).join('');

const ledger: Entry[] = [
  {
    title: 'Night trains return',
    summary: 'Tickets from 49 euros.',
    author: 'Ada Lovelace',
    content: LONG,
    at: NEWEST,
  },
  {
    title: 'L’économie ralentit',
    summary: 'Court.',
    content: '<p>Le chômage baisse.</p>',
    category: 'Économie',
    at: NEWEST - 1_000,
  },
  { title: '東京都が条例を発表', summary: '短信', content: '<p>猫カフェも対象。</p>', at: NEWEST - 2_000 },
  { title: '北京新地铁线路', summary: '简讯', content: '<p>票价保持不变。</p>', at: NEWEST - 3_000 },
  { title: 'Before the epoch', at: -86_400_000 },
  { title: 'No date' },
];

const SECOND = Array.from({ length: 30 }, (_, index) => ({
  title: `Second ${index}`,
  at: NEWEST - 10_000 - index * 60_000,
}));

/** 36 items in two sources of a member, and one of a stranger. */
export interface ItemsApp {
  readonly app: TestApp;
  readonly web: LoopbackWeb;
  readonly token: string;
  readonly stranger: string;
  /** The ids of the two sources: six items with texts, and thirty without. */
  readonly sources: readonly [string, string];
  /** Returns the id of the source. */
  subscribe(url: string, bearer: string): Promise<string>;
  close(): Promise<void>;
}

export async function openItemsApp(): Promise<ItemsApp> {
  const web = await LoopbackWeb.start();
  const app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
  });
  const subscribe = async (url: string, bearer: string): Promise<string> => {
    const wanted = { feed_url: url };
    const { body } = await app.post<{ source: { id: string } }>('/api/v1/subscriptions/create', wanted, bearer);
    return body.source.id;
  };
  const close = async (): Promise<void> => {
    await app.close();
    await web.close();
  };
  const [token, stranger] = [await app.memberToken(), await app.memberToken()];
  const first = await subscribe(web.feed('/ledger', 'The Ledger', ledger), token);
  const second = await subscribe(web.feed('/second', 'Second', SECOND), token);
  await subscribe(web.feed('/foreign', 'Foreign', [{ title: 'Night trains of strangers', at: NEWEST }]), stranger);
  return { app, web, token, stranger, sources: [first, second], subscribe, close };
}
