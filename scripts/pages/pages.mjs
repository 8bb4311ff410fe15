// Every page that a person opens. Whoever makes one adds it here: it is then held to what all pages promise
// (test/shared/delivery/web/every-page.browser.test.ts) and is on the screenshots of `npm run shots`.

/**
 * @typedef {object} ListedPage
 * @property {string} name Of its screenshots.
 * @property {string | ((world: Record<string, string>) => string)} path What `furnish` made is in `world`.
 * @property {boolean} [stranger] Seen by somebody who is not signed in.
 * @property {number} [status] Where it is not 200.
 */

/** @type {readonly ListedPage[]} */
export const PAGES = [
  { name: 'start', path: '/', stranger: true },
  { name: 'hosts', path: '/hosts', stranger: true },
  { name: 'reference', path: '/docs', stranger: true },
  { name: 'sign-in', path: '/signin', stranger: true },
  { name: 'sign-up', path: '/signup', stranger: true },
  { name: 'pair', path: '/pair', stranger: true },
  { name: 'not-found', path: '/nothing-here', stranger: true, status: 404 },
  { name: 'briefing', path: ({ briefing }) => `/b/${briefing}`, stranger: true },
  { name: 'briefing-text', path: ({ briefing }) => `/b/${briefing}/read`, stranger: true },
  { name: 'briefing-failed', path: ({ failed }) => `/b/${failed}`, stranger: true },
  { name: 'today', path: '/' },
  { name: 'briefing-owner', path: ({ briefing }) => `/b/${briefing}` },
  { name: 'briefing-history', path: ({ briefing }) => `/b/${briefing}/history` },
  { name: 'briefings', path: '/briefings' },
  { name: 'briefings-new', path: '/briefings/new' },
  { name: 'feeds', path: '/feeds' },
  { name: 'feed', path: ({ feed }) => `/feeds/${feed}` },
  { name: 'feeds-rules', path: '/feeds/rules' },
  { name: 'shows', path: '/shows' },
  { name: 'shows-new', path: '/shows/new' },
  { name: 'show', path: ({ show }) => `/shows/${show}` },
  { name: 'items', path: '/items' },
  { name: 'item', path: ({ item }) => `/items/${item}` },
  { name: 'settings', path: '/settings' },
  { name: 'preferences', path: '/settings/preferences' },
  { name: 'pronunciations', path: '/settings/pronunciations' },
  { name: 'notifications', path: '/settings/notifications' },
  { name: 'webhooks', path: '/settings/webhooks' },
  { name: 'podcasts', path: '/settings/podcasts' },
  { name: 'account', path: '/account' },
  { name: 'profile', path: '/account/profile' },
  { name: 'account-delete', path: '/account/delete' },
  { name: 'password', path: '/password' },
  { name: 'sign-out', path: '/signout' },
  { name: 'admin', path: '/admin' },
  { name: 'admin-members', path: '/admin/members' },
  { name: 'admin-invitations', path: '/admin/invitations' },
  { name: 'admin-feeds', path: '/admin/feeds' },
  { name: 'admin-security', path: '/admin/security' },
];

/** @param {ListedPage} page @param {Record<string, string>} world */
export const pathOf = ({ path }, world) => (typeof path === 'string' ? path : path(world));
