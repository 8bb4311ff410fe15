// @ts-check

/**
 * What a player needs to know of a briefing, as its page says it.
 * @typedef {object} Track
 * @property {string} path of its page
 * @property {string} title
 * @property {string} artist
 * @property {string | null} cover
 * @property {string} audioUrl
 * @property {string | null} playbackUrl where its owner's players tell how far they are
 * @property {number} duration in seconds
 * @property {readonly { readonly title: string, readonly start: number }[]} chapters
 * @property {readonly (readonly [from: number, to: number])[]} silences between sentences of one story
 * @property {HTMLTemplateElement | null} dock the small player for other pages, in the briefing's language
 * @property {string} language
 */

/**
 * null: not the page of a briefing that can be heard.
 * @param {Document} page
 * @returns {Track | null}
 */
export function trackOf(page) {
  const player = page.querySelector('[data-player]');
  const audio = page.querySelector('[data-player] [data-audio], [data-audio]');
  if (!(player instanceof HTMLElement) || audio === null) return null;
  const { path = '', title = '', artist = '', cover, playbackUrl, duration, silences = '' } = player.dataset;
  const dock = page.querySelector('template[data-dock]');
  return {
    path,
    title,
    artist,
    cover: cover ?? null,
    audioUrl: audio.getAttribute('src') ?? '',
    playbackUrl: playbackUrl ?? null,
    duration: Number(duration),
    chapters: chaptersOf(page),
    silences: silences.split(' ').flatMap((silence) => {
      const [from, to] = silence.split('-').map((ms) => Number(ms) / 1000);
      return from && to ? [/** @type {const} */ ([from, to])] : [];
    }),
    dock: dock instanceof HTMLTemplateElement ? dock : null,
    language: page.documentElement.lang,
  };
}

/** @param {Document} page */
const chaptersOf = (page) =>
  [...page.querySelectorAll('[data-chapters] [data-start]')].map((link) => ({
    title: link.querySelector('.name')?.textContent ?? '',
    start: Number(link.getAttribute('data-start')),
  }));

/**
 * Of a briefing whose page is not the one that is open. null: there is none any more.
 * @param {string} path
 * @returns {Promise<Track | null>}
 */
export async function trackAt(path) {
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  if (!response.ok) return null;
  return trackOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
}
