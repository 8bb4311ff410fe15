// What every page promises, measured in Chromium.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** HTML, CSS and scripts as they travel. */
export const MOST_BYTES = 60 * 1024;
export const MOST_SHIFT = 0.02;

/** A finger hits what is so large (WCAG 2.2, 2.5.8), and does not miss what a page is for. */
const PRIMARY_PX = 44;
/** For the button of a form. */
const LONGEST_SEARCH_MS = 3000;

const NARROWEST = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };
const WEIGHED = ['document', 'stylesheet', 'script'];

/**
 * Opens an address in a context of its own and says what is wrong with it; an empty list is good.
 * @param {object} options Of the context, and: `status` of the answer, where it is not 200; `fill`: what is typed and
 * sent before anything is looked at (see `sendForm`), or what does that; `leads`: it is shown under another address.
 * @returns {Promise<{ faults: string[], bytes: number, shift: number, firstPaintMs: number }>}
 */
export async function checkPage(browser, url, { status = 200, fill, leads = false, ...options }) {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', ...options });
  try {
    const page = await context.newPage();
    const complaints = complaintsOf(page, status);
    const bytes = weighed(page);
    await page.addInitScript(watchShifts);
    const answer = await opened(page, url, fill);
    await settled(page);
    const { shift, firstPaintMs } = await page.evaluate(readShifts);
    const weight = fill === undefined ? await bytes() : 0;
    const faults = [
      ...(answer.status() === status ? [] : [`answers ${answer.status()} instead of ${status}`]),
      ...(leads || fill !== undefined || page.url() === url ? [] : [`leads to ${page.url()}`]),
      ...complaints,
      ...(weight > MOST_BYTES ? [`weighs ${weight} bytes, more than ${MOST_BYTES}`] : []),
      ...(shift > MOST_SHIFT ? [`shifts by ${shift.toFixed(3)}, more than ${MOST_SHIFT}`] : []),
      ...(await faultsOfLooks(page)),
    ];
    return { faults, bytes: weight, shift, firstPaintMs };
  } finally {
    await context.close();
  }
}

/** Loads the page, and sends its form where something is to be typed; the last answer. */
export async function opened(page, url, fill) {
  const answer = await page.goto(url, { waitUntil: 'load' });
  if (typeof fill === 'function') return fill(page);
  return fill === undefined ? answer : sendForm(page, fill);
}

/**
 * Types into the fields of one form, by their ids, and sends it as it is: what the browser would not let through, too.
 * `submit` names the button, by its selector, where the form has several or no field is typed into; `before` says how
 * often it is sent before, out of sight.
 */
export async function sendForm(page, { submit, before = 0, ...fields }) {
  for (const [id, value] of Object.entries(fields)) await page.fill(`#${id}`, value);
  const sought = submit ?? `form:has(#${Object.keys(fields)[0]}) [type=submit]`;
  const button = page.locator(sought).first();
  if (before > 0) await button.evaluate(sendOutOfSight, before);
  const press = button.evaluate(sendUnchecked, null, { timeout: LONGEST_SEARCH_MS });
  const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
  const [answer] = await Promise.all([answered, page.waitForEvent('load'), press]);
  return lastOf(answer.request());
}

/** Where redirects led. */
function lastOf(request) {
  const next = request.redirectedTo();
  return next === null ? request.response() : lastOf(next);
}

async function sendOutOfSight({ form }, times) {
  for (let sent = 0; sent < times; sent++) {
    await fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)) });
  }
}

function sendUnchecked(button) {
  button.form.noValidate = true;
  button.form.requestSubmit(button);
}

/** Light on a desktop, dark on a phone, and the narrowest phone. */
async function faultsOfLooks(page) {
  const desktop = [...(await axeFaults(page)), ...(await page.evaluate(emptyLists))];
  await page.emulateMedia({ colorScheme: 'dark' });
  await resized(page, PHONE);
  const phone = [...(await axeFaults(page, APPEARANCE)), ...(await page.evaluate(smallTargets, PRIMARY_PX))];
  const narrow = await overflowAt(page, NARROWEST);
  return [...new Set([...desktop, ...phone, ...narrow])];
}

/** What the browser complained of; that a page answers as it should although it is an error is none. */
function complaintsOf(page, status) {
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(`script: ${error}`));
  page.on('console', (message) => {
    const expected = status !== 200 && message.text().includes(`status of ${status}`);
    if (message.type() === 'error' && !expected) complaints.push(`console: ${message.text()}`);
  });
  return complaints;
}

/** Frames and fonts have come, and what moves by itself has moved. */
export async function settled(page) {
  await page.evaluate(() => document.fonts.ready.then(() => new Promise((resolve) => setTimeout(resolve, 200))));
}

async function resized(page, viewport) {
  await page.setViewportSize(viewport);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

function weighed(page) {
  const requests = [];
  page.on('requestfinished', (request) => {
    if (WEIGHED.includes(request.resourceType())) requests.push(request);
  });
  return async () => {
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
}

function watchShifts() {
  globalThis.shiftsOfThisPage = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shiftsOfThisPage += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const readShifts = () => ({
  shift: globalThis.shiftsOfThisPage,
  firstPaintMs: Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
});

const EVERYTHING = { rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } } };
/** What changes with the size of the window and with its colours. */
const APPEARANCE = {
  runOnly: [
    'color-contrast',
    'target-size',
    'scrollable-region-focusable',
    'link-in-text-block',
    'link-name',
    'button-name',
  ],
};

export async function axeFaults(page, options = EVERYTHING) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (how) => globalThis.axe.run(document, { ...how, resultTypes: ['violations'] }),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `axe ${id}: ${target} ${html.slice(0, 160)}`),
  );
}

/** Somebody who hears the page is told of a list in which nothing is. */
function emptyLists() {
  const lists = [...document.querySelectorAll('ul, ol, dl, table tbody')];
  return lists
    .filter((list) => list.childElementCount === 0 && list.checkVisibility())
    .map((list) => `empty: ${list.outerHTML.slice(0, 120)}`);
}

function smallTargets(least) {
  const shown = [...document.querySelectorAll('.button.primary')].filter((button) => button.checkVisibility());
  return shown
    .map((button) => ({ button, ...button.getBoundingClientRect().toJSON() }))
    .filter(({ width, height }) => Math.min(width, height) < least - 0.5)
    .map(({ button, width, height }) => `small: ${width} × ${height} ${button.outerHTML.slice(0, 120)}`);
}

/** With the widest element that is to blame. */
export async function overflowAt(page, viewport) {
  await resized(page, viewport);
  const over = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1,
    );
    return `${scrollWidth} px: ${wide.at(-1)?.outerHTML.slice(0, 120) ?? ''}`;
  });
  return over === null ? [] : [`overflows at ${viewport.width}: ${over}`];
}
