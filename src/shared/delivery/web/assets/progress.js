// @ts-check
import { part, parts } from './page-parts.js';

const EVERY_MS = 1500;
const AT_MOST_MS = 15_000;

const card = part('[data-progress-url]', HTMLElement);
const bar = part('[data-bar]', HTMLProgressElement);
const percent = part('[data-percent]', HTMLElement);
const now = part('[data-now]', HTMLElement);
const offline = part('[data-offline]', HTMLElement);
const steps = parts('[data-step]');
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

/** The page that belongs to another state is the server's: it has the player, the text or the reason. */
async function ask() {
  const response = await fetch(card.dataset.progressUrl ?? '', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(String(response.status));
  const progress = await response.json();
  const moved = progress.status !== card.dataset.status;
  const over = !steps.some((step) => step.dataset.step === progress.status);
  // When composing is over, the text of the briefing is ready and only the server has its link.
  if (over || (moved && card.dataset.status === 'composing')) location.reload();
  else show(progress);
}

async function watch() {
  for (let wait = EVERY_MS; ;) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    try {
      await ask();
      offline.textContent = '';
      wait = EVERY_MS;
    } catch {
      offline.textContent = offline.dataset.offline ?? '';
      wait = Math.min(wait * 2, AT_MOST_MS);
    }
  }
}

void watch();
