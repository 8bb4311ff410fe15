// @ts-check
import { pageSignal } from './page-life.js';
import { part, parts } from './page-parts.js';
import { showAgain } from './soft-navigation.js';

const EVERY_MS = 1500;
const AT_MOST_MS = 15_000;
/** A stream from which nothing has come for so long after it was opened or interrupted does not work here. */
const SILENCE_MS = 8_000;

const signal = pageSignal();
const card = part('[data-progress-url]', HTMLElement);
const bar = part('[data-bar]', HTMLProgressElement);
const percent = part('[data-percent]', HTMLElement);
const now = part('[data-now]', HTMLElement);
const offline = part('[data-offline]', HTMLElement);
const steps = parts('[data-step]');
/** The page that takes the place of this one is on its way. */
let leaving = false;
const pageTitle = document.title.replace(/^\d+ % · /, '');

/** @param {{ status: string, overall_percent: number }} progress */
function show({ status, overall_percent: done }) {
  // It never goes back, not even when two answers overtake each other.
  bar.value = Math.max(bar.value, done);
  percent.textContent = `${Math.round(bar.value)} %`;
  document.title = `${Math.round(bar.value)} % · ${pageTitle}`;
  const current = steps.findIndex((step) => step.dataset.step === status);
  for (const [index, step] of steps.entries()) {
    step.classList.toggle('done', index < current);
    if (index === current) step.setAttribute('aria-current', 'step');
    else step.removeAttribute('aria-current');
  }
  const label = steps[current]?.textContent ?? '';
  if (label !== now.textContent) now.textContent = label;
}

/**
 * The page that belongs to another state is the server's: it has the player, the text or the reason.
 * @param {{ status: string, overall_percent: number }} progress
 */
function take(progress) {
  if (signal.aborted || leaving) return;
  offline.textContent = '';
  const moved = progress.status !== card.dataset.status;
  const over = !steps.some((step) => step.dataset.step === progress.status);
  // When composing is over, the text of the briefing is ready and only the server has its link.
  leaving = over || (moved && card.dataset.status === 'composing');
  if (leaving) void showAgain();
  else show(progress);
}

async function ask() {
  const response = await fetch(card.dataset.progressUrl ?? '', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(String(response.status));
  take(await response.json());
}

async function poll() {
  for (let wait = EVERY_MS; ;) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (signal.aborted) return;
    try {
      await ask();
      wait = EVERY_MS;
    } catch {
      offline.textContent = offline.dataset.offline ?? '';
      wait = Math.min(wait * 2, AT_MOST_MS);
    }
  }
}

/**
 * The server tells at once how far it is, and then whenever that changes. Where nothing comes (too many streams, a proxy
 * that keeps what it should pass on, a server that is away) the page asks from time to time instead.
 */
function listen() {
  const stream = new EventSource(card.dataset.eventsUrl ?? '');
  const giveUp = () => {
    stream.close();
    void poll();
  };
  signal.addEventListener('abort', () => stream.close());
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let patience = setTimeout(giveUp, SILENCE_MS);
  for (const kind of ['progress', 'ready', 'failed']) {
    stream.addEventListener(kind, ({ data }) => {
      clearTimeout(patience);
      patience = undefined;
      take(JSON.parse(data));
    });
  }
  stream.addEventListener('error', () => {
    if (stream.readyState === EventSource.CLOSED) {
      clearTimeout(patience);
      void poll();
      // Attempts that fail one after the other are one interruption.
    } else patience ??= setTimeout(giveUp, SILENCE_MS);
  });
}

listen();
