// What every page promises, measured in Chromium.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** HTML, CSS and scripts as they travel. */
export const MOST_BYTES = 60 * 1024;
export const MOST_SHIFT = 0.02;

const NARROWEST = { width: 320, height: 640 };
const WEIGHED = ['document', 'stylesheet', 'script'];

/**
 * Opens an address in a context of its own and says what is wrong with it; an empty list is good.
 * @returns {Promise<{ faults: string[], bytes: number, shift: number, firstPaintMs: number }>}
 */
export async function checkPage(browser, url, { status = 200, ...options }) {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', ...options });
  try {
    const page = await context.newPage();
    const complaints = complaintsOf(page, status);
    const bytes = weighed(page);
    await page.addInitScript(watchShifts);
    const answer = await page.goto(url, { waitUntil: 'load' });
    await settled(page);
    const { shift, firstPaintMs } = await page.evaluate(readShifts);
    const weight = await bytes();
    const faults = [
      ...(answer.status() === status ? [] : [`answers ${answer.status()} instead of ${status}`]),
      ...(page.url() === url ? [] : [`leads to ${page.url()}`]),
      ...complaints,
      ...(weight > MOST_BYTES ? [`weighs ${weight} bytes, more than ${MOST_BYTES}`] : []),
      ...(shift > MOST_SHIFT ? [`shifts by ${shift.toFixed(3)}, more than ${MOST_SHIFT}`] : []),
      ...(await axeFaults(page)),
      ...(await overflowAt(page, NARROWEST)),
    ];
    return { faults, bytes: weight, shift, firstPaintMs };
  } finally {
    await context.close();
  }
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

async function axeFaults(page) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(document, { rules: { 'label-content-name-mismatch': { enabled: true } } }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `axe ${id}: ${target} ${html.slice(0, 160)}`),
  );
}

/** With the widest element that is to blame. */
async function overflowAt(page, viewport) {
  await page.setViewportSize(viewport);
  await settled(page);
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
