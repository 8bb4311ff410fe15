// Every page that a person opens, in the states in which it looks different. Whoever makes one adds it here: it is then
// held to what all pages promise (test/shared/delivery/web/every-page.browser.test.ts) and is on the screenshots of
// `npm run shots`.
import { GUARDED, PERSON, renewCodes } from './world.mjs';

/**
 * @typedef {object} ListedPage
 * @property {string} name Of its screenshots.
 * @property {string | ((world: Record<string, string>) => string)} path What `furnish` made is in `world`.
 * @property {boolean} [stranger] Seen by somebody who is not signed in.
 * @property {boolean} [newcomer] Seen by somebody who has nothing yet.
 * @property {boolean} [guarded] Seen by somebody who has a second factor.
 * @property {number} [status] Where it is not 200.
 * @property {Record<string, string | number> | ((page: object, world: Record<string, string>) => Promise<object>)} [fill]
 *   What is typed into a form and sent, by the ids of its fields: see `sendForm` in checks.mjs; or what does that.
 * @property {boolean} [leads] It is shown under another address.
 */

const strangers = (pages) => pages.map((page) => ({ ...page, stranger: true }));
const newcomers = (pages) => pages.map((page) => ({ ...page, newcomer: true }));

/** @type {readonly ListedPage[]} */
export const PAGES = [
  ...strangers([
    { name: 'start', path: '/' },
    { name: 'hosts', path: '/hosts' },
    { name: 'reference', path: '/docs' },
    { name: 'sign-in', path: '/signin' },
    { name: 'sign-in-refused', path: '/signin', fill: { email: 'nobody@example.org', password: 'wrong' }, status: 422 },
    { name: 'sign-in-code', path: '/signin', fill: { email: GUARDED.email, password: GUARDED.password } },
    { name: 'sign-in-set-up', path: '/signin', fill: { email: PERSON.email, password: PERSON.password } },
    { name: 'sign-on-over', path: '/signin/with/1/callback?state=not-one', status: 400 },
    { name: 'sign-up', path: '/signup' },
    { name: 'sign-up-refused', path: '/signup', fill: { email: 'nobody', password: 'short' }, status: 422 },
    { name: 'sign-up-invited', path: ({ invitation }) => invitation },
    { name: 'sign-up-not-invited', path: '/signup?invitation=not-one' },
    { name: 'welcome-used', path: '/welcome?setup=not-one' },
    { name: 'forgot', path: '/forgot', status: 404 },
    { name: 'reset', path: ({ reset }) => reset },
    { name: 'reset-refused', path: ({ reset }) => reset, fill: { password: 'short' }, status: 422 },
    { name: 'reset-used', path: '/reset/not-one', status: 404 },
    { name: 'confirm-used', path: '/confirm/not-one', status: 404 },
    { name: 'take-back-used', path: '/account/back/not-one', status: 404 },
    { name: 'email-used', path: '/email/not-one', status: 404 },
    { name: 'unsubscribed', path: '/unsubscribe/not-one', status: 404 },
    { name: 'pair', path: '/pair' },
    { name: 'agent-connected', path: '/auth/skill/complete?code=a-code-to-hand-over&state=a-state' },
    { name: 'agent-not-connected', path: '/auth/skill/complete', status: 400 },
    { name: 'not-found', path: '/nothing-here', status: 404 },
    { name: 'briefing', path: ({ briefing }) => `/b/${briefing}` },
    { name: 'briefing-text', path: ({ briefing }) => `/b/${briefing}/read` },
    { name: 'briefing-failed', path: ({ failed }) => `/b/${failed}` },
    { name: 'briefing-not-there', path: '/b/not-one', status: 404 },
    { name: 'briefing-history-locked', path: ({ briefing }) => `/b/${briefing}/history`, status: 403 },
  ]),
  { name: 'today', path: '/' },
  { name: 'briefing-owner', path: ({ briefing }) => `/b/${briefing}` },
  { name: 'briefing-failed-owner', path: ({ failed }) => `/b/${failed}` },
  { name: 'briefing-history', path: ({ briefing }) => `/b/${briefing}/history` },
  { name: 'briefings', path: '/briefings' },
  { name: 'briefings-none-found', path: '/briefings?q=zymurgy' },
  { name: 'briefings-deleted', path: '/briefings?status=deleted' },
  { name: 'briefings-new', path: '/briefings/new' },
  { name: 'feeds', path: '/feeds' },
  { name: 'feeds-refused', path: '/feeds', fill: { address: 'not an address' }, status: 422 },
  { name: 'feeds-import', path: '/feeds/import' },
  { name: 'feed', path: ({ feed }) => `/feeds/${feed}` },
  { name: 'feed-in-trouble', path: ({ silent }) => `/feeds/${silent}` },
  { name: 'feeds-rules', path: '/feeds/rules' },
  { name: 'feeds-rules-refused', path: '/feeds/rules', fill: { keyword: '' }, status: 422 },
  { name: 'feeds-rules-tried', path: '/feeds/rules', fill: { keyword: 'storm', submit: '[value=try]' } },
  { name: 'feeds-rule', path: ({ rule }) => `/feeds/rules/${rule}` },
  { name: 'shows', path: '/shows' },
  { name: 'shows-new', path: '/shows/new' },
  { name: 'shows-new-refused', path: '/shows/new', fill: { name: '' }, status: 422 },
  { name: 'show', path: ({ show }) => `/shows/${show}` },
  {
    name: 'show-previewed',
    path: ({ show }) => `/shows/${show}`,
    fill: { submit: '[action*="/preview"] [type=submit]' },
  },
  { name: 'show-edit', path: ({ show }) => `/shows/${show}/edit` },
  { name: 'items', path: '/items' },
  { name: 'items-found', path: '/items?q=storm' },
  { name: 'items-none-found', path: '/items?q=zymurgy' },
  { name: 'item', path: ({ item }) => `/items/${item}` },
  { name: 'settings', path: '/settings' },
  { name: 'preferences', path: '/settings/preferences' },
  { name: 'pronunciations', path: '/settings/pronunciations' },
  { name: 'notifications', path: '/settings/notifications' },
  { name: 'webhooks', path: '/settings/webhooks' },
  { name: 'webhooks-refused', path: '/settings/webhooks', fill: { url: 'http://127.0.0.1/' }, status: 422 },
  { name: 'webhook', path: ({ webhook }) => `/settings/webhooks/${webhook}` },
  { name: 'podcasts', path: '/settings/podcasts' },
  { name: 'account', path: '/account' },
  { name: 'profile', path: '/account/profile' },
  { name: 'profile-refused', path: '/account/profile', fill: { name: '' }, status: 422 },
  { name: 'ways-in', path: '/account/sign-in' },
  { name: 'ways-in-refused', path: '/account/sign-in', fill: { 'current-1': 'wrong' }, status: 422 },
  { name: 'sign-in-again', path: '/account/sign-in/again' },
  { name: 'sign-in-again-away', path: '/account/sign-in/again', fill: { submit: '[name=key]' }, status: 503 },
  { name: 'account-delete', path: '/account/delete' },
  { name: 'password', path: '/password' },
  { name: 'password-refused', path: '/password', fill: { current: 'wrong', password: 'short' }, status: 422 },
  { name: 'second-factor', path: '/account/second-factor' },
  {
    name: 'second-factor-refused',
    path: '/account/second-factor',
    fill: { code: '000000', current: 'wrong' },
    status: 422,
  },
  { name: 'second-factor-on', path: '/account/second-factor', guarded: true },
  { name: 'recovery-codes', path: '/account/second-factor', guarded: true, fill: renewCodes },
  { name: 'sign-out', path: '/signout' },
  { name: 'pair-asked', path: ({ code }) => `/pair?code=${code}` },
  { name: 'pair-confirm', path: ({ code }) => `/pair?code=${code}`, fill: { submit: 'main form [type=submit]' } },
  { name: 'consent', path: ({ consent }) => consent, leads: true },
  { name: 'admin', path: '/admin' },
  { name: 'admin-members', path: '/admin/members' },
  { name: 'admin-members-none-found', path: '/admin/members?query=zymurgy' },
  { name: 'admin-member', path: ({ member }) => `/admin/members/${member}` },
  { name: 'admin-invitations', path: '/admin/invitations' },
  { name: 'admin-feeds', path: '/admin/feeds' },
  { name: 'admin-jobs', path: '/admin/jobs' },
  { name: 'admin-security', path: '/admin/security' },
  { name: 'admin-holds', path: '/admin/holds' },
  { name: 'admin-holds-refused', path: '/admin/holds', fill: { caller: 'nobody', reason: 'Case 18/3' }, status: 422 },
  ...newcomers([
    { name: 'today-empty', path: '/' },
    { name: 'briefings-empty', path: '/briefings' },
    { name: 'briefings-new-empty', path: '/briefings/new' },
    { name: 'feeds-empty', path: '/feeds' },
    { name: 'feeds-rules-empty', path: '/feeds/rules' },
    { name: 'shows-empty', path: '/shows' },
    { name: 'items-empty', path: '/items' },
    { name: 'pronunciations-empty', path: '/settings/pronunciations' },
    { name: 'webhooks-empty', path: '/settings/webhooks' },
    { name: 'podcasts-empty', path: '/settings/podcasts' },
    { name: 'account-new', path: '/account' },
    {
      name: 'too-many',
      path: '/account',
      fill: { submit: '[action="/account/export"] [type=submit]', before: 10 },
      status: 429,
    },
    { name: 'admin-not-there', path: '/admin', status: 404 },
  ]),
];

/** @param {ListedPage} page @param {Record<string, string>} world */
export const pathOf = ({ path }, world) => (typeof path === 'string' ? path : path(world));

/** As whom a page is opened. @param {ListedPage} page @param {{ owner: object, newcomer: object, guarded: object }} people */
export function visitorOf({ stranger, newcomer, guarded }, people) {
  if (stranger === true) return {};
  if (guarded === true) return { storageState: people.guarded };
  return { storageState: newcomer === true ? people.newcomer : people.owner };
}

/** What `checkPage` is to expect of it. @param {ListedPage} page @param {Record<string, string>} world */
export const expectedOf = ({ status = 200, fill, leads = false }, world) => ({
  status,
  fill: typeof fill === 'function' ? (page) => fill(page, world) : fill,
  leads,
});
