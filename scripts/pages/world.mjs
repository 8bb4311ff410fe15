// Fills an empty service as somebody would who has used it for a while, through the ways that everybody has.
import { setTimeout as sleep } from 'node:timers/promises';

export const PERSON = { email: 'ada@example.org', name: 'Ada', password: 'correct horse battery' };

const SAMPLES = ['harbour-daily.en.rss.xml', 'aldermoor-gazette.en.atom.xml', 'nachrichten.de.atom.xml'];
const FINISHED = ['ready', 'failed', 'composition_failed'];
const PATIENCE_MS = 240_000;

/** Makes the first account by the link that the program printed; the cookies of whoever is signed in then. */
export async function makeAccount(browser, setupUrl) {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(setupUrl);
  for (const [field, value] of Object.entries(PERSON)) await page.fill(`#${field}`, value);
  await Promise.all([page.waitForEvent('load'), page.click('main form button[type=submit]')]);
  const cookies = await context.storageState();
  await context.close();
  return cookies;
}

/** What the pages are about, by name; `token`: of the person, for /api/v1. */
export async function furnish(origin, token) {
  const post = (path, body) => call(`${origin}/api/v1/${path}`, token, body);
  const sources = [];
  for (const name of SAMPLES) {
    const { source } = await post('subscriptions/create', { feed_url: `${origin}/samples/feeds/${name}` });
    sources.push(source.id);
  }
  const { folder } = await post('folders/create', { name: 'Morning' });
  await post('folders/assign', { folder_id: folder.id, add: sources.slice(0, 2) });
  await post('pronunciations/set', { language: 'en', written: 'Aldermoor', respelling: 'Older more' });
  const { show } = await post('shows/create', {
    name: 'Morning news',
    user_request: 'What is new?',
    schedule: { days: ['mon', 'tue', 'wed', 'thu', 'fri'], ready_at: '07:00', timezone: 'Europe/Berlin' },
  });
  const briefing = await made(post, { user_request: 'What is new?', capacity: { target_length_seconds: 180 } });
  const failed = await made(post, { user_request: 'Only zymurgy in Antarctica' });
  const { items } = await post('items/list', { limit: 1 });
  return { briefing, failed, show: show.id, item: items[0].id, feed: sources[0], folder: folder.id };
}

/** Waits for a briefing; the slug of its page. */
async function made(post, request) {
  const { artifact_id } = await post('artifacts/compositions/create', { artifact_type: 'audio_brief', ...request });
  for (const began = Date.now(); Date.now() - began < PATIENCE_MS; await sleep(300)) {
    const { artifact } = await post('artifacts/get', { id: artifact_id });
    if (FINISHED.includes(artifact.status)) return artifact.viewer_url.split('/b/')[1];
  }
  throw new Error('The briefing was not made in time.');
}

async function call(url, token, body) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${JSON.stringify(said)}`);
  return said;
}
