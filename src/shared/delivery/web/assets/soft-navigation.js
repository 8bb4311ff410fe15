// @ts-check
import { endPage, PAGE_SHOWN } from './page-life.js';
import { announce, focusedPlace, placeFocus } from './page-focus.js';
import { isPlainClick, replaceContent, runScripts, tellAsReferrer, usesOtherBuild } from './page-swap.js';

/**
 * Walking through the pages without loading a new document, so that a sound on it goes on. Only while it is needed, and
 * only for plain links to our own pages: forms, downloads, other sites and whatever answers otherwise than with a page of
 * ours go the way that browsers go. A page that has become another one takes its own place in the same way.
 */

/** What is shown, which is not what the address bar says while the browser goes back. */
let shown = location.pathname + location.search;
/** Whether pages were replaced in this document: then going back is ours to do, too. */
let replaced = false;
let isNeeded = () => false;
/** The last wish counts: an answer that was overtaken is dropped. */
let asked = 0;

/** @param {() => boolean} needed whether something here must go on */
export function keepDocument(needed) {
  isNeeded = needed;
  document.addEventListener('click', (event) => {
    const link = isNeeded() ? linkOf(event) : null;
    if (link === null) return;
    event.preventDefault();
    void visit(link.href);
  });
  addEventListener('popstate', () => void goBack());
  addEventListener('pagehide', rememberScroll);
}

/** The same page as it is now, in the place of what is shown. Who was somewhere on it stays there. */
export function showAgain() {
  const [place, scroll] = [focusedPlace(), scrollY];
  return show(location.href, {
    load: () => location.reload(),
    arrive: () => {
      placeFocus(place);
      scrollTo({ top: scroll, behavior: 'instant' });
    },
  });
}

/**
 * Goes to a page of ours, without a new document where that is possible.
 * @param {string} href
 */
export function visit(href) {
  rememberScroll();
  return show(href, { enter: (url) => history.pushState(null, '', url), arrive: () => arrive(null) });
}

/** @param {MouseEvent} event */
function linkOf(event) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event, link)) return null;
  const url = new URL(link.href);
  const isPlaceHere = url.hash !== '' && url.pathname + url.search === shown;
  return url.origin !== location.origin || isPlaceHere ? null : link;
}

/**
 * @typedef {object} Way
 * @property {() => void} [load] goes there as browsers do
 * @property {(url: string) => void} [enter] tells the history
 * @property {() => void} arrive puts the reader in their place
 */

/**
 * @param {string} href
 * @param {Way} way
 */
async function show(href, { load = () => location.assign(href), enter, arrive }) {
  const turn = ++asked;
  document.documentElement.setAttribute('aria-busy', 'true');
  const page = await pageAt(href);
  if (turn !== asked) return;
  document.documentElement.removeAttribute('aria-busy');
  if (page === null) load();
  else {
    enter?.(page.url);
    shown = location.pathname + location.search;
    replaced = true;
    endPage();
    await replaceContent(page.document);
    tellAsReferrer(page.referrer);
    runScripts(page.document);
    arrive();
    document.dispatchEvent(new Event(PAGE_SHOWN));
    announce(document.title);
  }
}

/**
 * null: not a page that can take the place of this one.
 * @param {string} href
 */
async function pageAt(href) {
  const stop = new AbortController();
  try {
    const response = await fetch(href, { headers: { accept: 'text/html' }, signal: stop.signal });
    if (!isPageOfOurs(response)) {
      // A file of any size: the browser fetches it by itself.
      stop.abort();
      return null;
    }
    const next = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (next.querySelector('main#content') === null || usesOtherBuild(next)) return null;
    const url = response.url.split('#')[0] + new URL(href, location.href).hash;
    return { document: next, url, referrer: response.headers.get('referrer-policy') ?? '' };
  } catch {
    return null;
  }
}

/** @param {Response} response */
const isPageOfOurs = (response) =>
  response.headers.get('content-type')?.startsWith('text/html') === true &&
  hasPolicyOfPages(response) &&
  new URL(response.url).origin === location.origin;

/**
 * This document keeps the policy that it was loaded with. A page whose forms lead to other sites, or that shows pictures of
 * them, needs its own.
 * @param {Response} response
 */
function hasPolicyOfPages({ headers }) {
  const policy = headers.get('content-security-policy') ?? '';
  return /form-action 'self'(?:;|$)/.test(policy) && !/img-src[^;]* https:/.test(policy);
}

/** @param {number | null} scroll where the reader was; null: at the beginning */
function arrive(scroll) {
  history.scrollRestoration = 'manual';
  const place = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
  document.getElementById('content')?.focus({ preventScroll: true });
  if (scroll !== null || place === null) scrollTo({ top: scroll ?? 0, behavior: 'instant' });
  else place.scrollIntoView({ behavior: 'instant' });
}

function rememberScroll() {
  if (replaced || isNeeded()) history.replaceState({ ...history.state, scroll: scrollY }, '', location.href);
}

async function goBack() {
  const there = location.pathname + location.search;
  // A place on the same page, or a history that browsers keep themselves.
  if (there === shown) return;
  if (!replaced) return;
  if (!isNeeded()) location.reload();
  else await show(location.href, { arrive: () => arrive(Number(history.state?.scroll ?? 0)) });
}
