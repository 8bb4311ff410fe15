// Fills an empty service as somebody would who has used it for a while, through the ways that everybody has.
import { setTimeout as sleep } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import { sendForm } from './checks.mjs';

export const PERSON = { email: 'ada@example.org', name: 'Ada', password: 'correct horse battery' };
/** Has just come, and has nothing. */
export const NEWCOMER = { email: 'bea@example.org', name: 'Bea', password: 'battery horse correct' };
/** Has a second factor. */
export const GUARDED = { email: 'dora@example.org', name: 'Dora', password: 'horse correct battery' };

/** What the program is started with, and its commands. Nobody answers at the issuer: what leads to it says so. */
export const SETTINGS = {
  SIGN_UP: 'open',
  SECOND_FACTOR: 'operators',
  OIDC_ISSUER: 'https://login.invalid',
  OIDC_NAME: 'Example Inc.',
  OIDC_CLIENT_ID: 'briefings',
  OIDC_CLIENT_SECRET: 'a-secret-of-the-client-that-is-long',
};
/** The command that has the issuer open the account of PERSON. */
export const CONNECTION = [
  'identity:link',
  '--email',
  PERSON.email,
  '--issuer',
  SETTINGS.OIDC_ISSUER,
  '--subject',
  '1',
];

const SAMPLES = ['harbour-daily.en.rss.xml', 'aldermoor-gazette.en.atom.xml', 'nachrichten.de.atom.xml'];
/** Followed when the briefings are made: lists are longer than a window then. */
const MORE_SAMPLES = [
  'diario-del-puerto.es.rss.xml',
  'jiangkou-kuaixun.zh.feed.json',
  'jornal-da-serra.pt.rss.xml',
  'kitahama-tsushin.ja.atom.xml',
  'kurier.de.rss.xml',
  'la-gazette.fr.rdf.xml',
  'lanwan-ribao.zh.rss.xml',
  'le-phare.fr.rss.xml',
  'maresia.pt.atom.xml',
  'northshore-wire.en.feed.json',
  'shiomi-shimbun.ja.rdf.xml',
];
/** Nobody answers there. */
const SILENT = 'https://silent.invalid/feed.xml';
const LONG_NAME = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft: Mitteilungen';
const OPML = `<opml version="2.0"><body><outline text="${LONG_NAME}" xmlUrl="${SILENT}"/></body></opml>`;

const FINISHED = ['ready', 'failed', 'composition_failed'];
const PATIENCE_MS = 240_000;

/** Makes the first account by the link that the program printed; the cookies of whoever is signed in then. */
export const makeAccount = (browser, setupUrl) => signUp(browser, setupUrl, PERSON);

/** Somebody to whom every list is empty. */
export const makeNewcomer = (browser, origin) => signUp(browser, `${origin}/signup`, NEWCOMER);

/** With the second factor of a phone that nobody has; `recoveryCode` belongs to the world. */
export async function makeGuarded(browser, origin) {
  const storageState = await signUp(browser, `${origin}/signup`, GUARDED);
  const context = await browser.newContext({ locale: 'en-GB', storageState });
  const page = await context.newPage();
  await page.goto(`${origin}/account/second-factor`);
  const secret = (await page.textContent('code.address')).replaceAll(' ', '');
  await sendForm(page, { code: new TOTP({ secret }).generate(), current: GUARDED.password });
  const recoveryCode = await firstCode(page);
  const guarded = await context.storageState();
  await context.close();
  return { guarded, recoveryCode };
}

/** On the page of the second factor of GUARDED: shows new recovery codes, for one of those of before. */
export async function renewCodes(page, world) {
  const fields = { code: world.recoveryCode, current: GUARDED.password };
  const answer = await sendForm(page, { ...fields, submit: '[value=renew]' });
  world.recoveryCode = await firstCode(page);
  return answer;
}

const firstCode = async (page) => (await page.textContent('#recovery-codes')).split('\n')[0];

async function signUp(browser, url, person) {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(url);
  for (const [field, value] of Object.entries(person)) await page.fill(`#${field}`, value);
  await Promise.all([page.waitForEvent('load'), page.click('main form button[type=submit]')]);
  const cookies = await context.storageState();
  await context.close();
  return cookies;
}

/** What the pages are about, by name; `token`: of the person as an operator, for /api/v1. */
export async function furnish(origin, token) {
  const post = (path, body) => call(`${origin}/api/v1/${path}`, token, body);
  const follow = async (name) =>
    (await post('subscriptions/create', { feed_url: `${origin}/samples/feeds/${name}` })).source.id;
  const sources = [];
  for (const name of SAMPLES) sources.push(await follow(name));
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
  for (const name of MORE_SAMPLES) await follow(name);
  return {
    briefing,
    failed,
    show: show.id,
    item: items[0].id,
    feed: sources[0],
    folder: folder.id,
    ...(await arranged(post)),
    ...(await letIn(origin, post)),
  };
}

/** A feed that does not answer, a rule, a webhook. */
async function arranged(post) {
  const { lines } = await post('subscriptions/import', { opml: OPML });
  const silent = lines[0].source_id;
  await post('subscriptions/refresh', { source_id: silent });
  const { rule } = await post('rules/create', { action: 'mute', keyword: 'football -women' });
  const { webhook } = await post('webhooks/create', {
    url: 'https://hooks.example.org/briefings',
    description: 'Kitchen',
  });
  return { silent, rule: rule.id, webhook: webhook.id };
}

/** Ways in, for people and for agents, that nobody has used yet; as paths. */
async function letIn(origin, post) {
  const pathOf = ({ url }) => url.slice(origin.length);
  const { members } = await post('admin/members/list', { query: NEWCOMER.email });
  const member = members[0].id;
  await hold(post, member);
  const [reset, invitation, pairing] = await Promise.all([
    post('admin/members/reset_link', { member_id: member }),
    post('admin/invitations/create', { email: 'cleo@example.org' }),
    call(`${origin}/api/v1/auth/skill/pair`, null, { client_name: 'Kitchen speaker' }),
  ]);
  const agent = { client_name: 'Reading assistant', redirect_uris: [`${origin}/nowhere`] };
  const registered = await call(`${origin}/api/auth/oauth2/register`, null, {
    ...agent,
    token_endpoint_auth_method: 'none',
  });
  const consent = new URLSearchParams({
    client_id: registered.client_id,
    response_type: 'code',
    redirect_uri: agent.redirect_uris[0],
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    state: 'of-the-agent',
  });
  return {
    member,
    reset: pathOf(reset),
    invitation: pathOf(invitation),
    code: pairing.user_code,
    consent: `/api/auth/oauth2/authorize?${consent}`,
  };
}

/** Records that are kept as evidence, and some that were. */
async function hold(post, caller) {
  const { hold: over } = await post('admin/holds/place', { caller_id: caller, reason: 'Case 16/9' });
  await post('admin/holds/release', { hold_id: over.id });
  await post('admin/holds/place', { caller_id: caller, reason: `Case 17/3, ${LONG_NAME}` });
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
  const headers = { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${JSON.stringify(said)}`);
  return said;
}
