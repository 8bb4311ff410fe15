// @ts-check
import { parts } from './page-parts.js';

const page = document.documentElement.lang;

/**
 * Some systems name locales that are none, like `en-US@posix`.
 * @param {string} tag
 */
function isLocale(tag) {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** The reader's own habits of writing dates, when they are of the page's language. */
const locale = navigator.languages.filter(isLocale).find((own) => own.split('-')[0] === page.split('-')[0]) ?? page;

for (const time of parts('time[data-local]')) {
  const at = time instanceof HTMLTimeElement ? new Date(time.dateTime) : new Date(Number.NaN);
  const dateStyle = time.dataset.local === 'long' ? 'long' : 'medium';
  const exact = time.dataset.local === 'exact';
  if (!Number.isNaN(at.getTime())) {
    time.textContent = new Intl.DateTimeFormat(
      locale,
      exact ? { dateStyle, timeStyle: 'medium' } : { dateStyle },
    ).format(at);
    time.title = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: exact ? 'full' : 'short' }).format(at);
  }
}
