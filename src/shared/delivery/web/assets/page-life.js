// @ts-check

/**
 * A page may be replaced by the next one while its scripts go on (`soft-navigation.js`). What outlives its elements —
 * listeners on the window and the document, timers, streams — takes this signal, and ends with the page.
 */
let life = new AbortController();

/** Of the page that is shown now. Ask for it when the script begins. */
export const pageSignal = () => life.signal;

/** What is told to the document when the next page has taken the place of the last one. */
export const PAGE_SHOWN = 'pageshown';

/** Only for whoever replaces the page. */
export function endPage() {
  life.abort();
  life = new AbortController();
}
