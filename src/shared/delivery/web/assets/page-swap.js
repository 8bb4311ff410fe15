// @ts-check

/** How the content of one page takes the place of another's in the same document. */

/** What every page has, and what is another on each. */
const REGIONS = ['.skip-link', '.site-header', 'main#content', '.site-footer'];
const STYLES = 'link[rel="stylesheet"]';
const PATIENCE_MS = 3000;

/**
 * @param {MouseEvent} event
 * @param {HTMLAnchorElement} link
 */
export function isPlainClick(event, link) {
  const isChanged = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return (
    event.button === 0 &&
    !isChanged &&
    !event.defaultPrevented &&
    !link.hasAttribute('download') &&
    (link.target === '' || link.target === '_self') &&
    link.protocol.startsWith('http')
  );
}

/** `/assets/viewer.AbC.js` → `viewer.js`: the name without what changes with its content. */
const plainName = (/** @type {string} */ path) => path.replace(/\.[\w-]{12}(?=\.\w+$)/, '');

/** @param {Document} page */
const assetsOf = (page) =>
  [...page.querySelectorAll('script[src], link[rel="stylesheet"]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  );

/**
 * The server has been renewed since this document was loaded: old modules and new pages do not belong together.
 * @param {Document} next
 */
export function usesOtherBuild(next) {
  const here = new Map(assetsOf(document).map((path) => [plainName(path), path]));
  return assetsOf(next).some((path) => (here.get(plainName(path)) ?? path) !== path);
}

/** @param {Document} next */
export async function replaceContent(next) {
  // Parsed without scripts, which this page has: a field for readers without them would be sent with its form.
  for (const element of next.querySelectorAll('noscript')) element.remove();
  const wanted = [...next.querySelectorAll(STYLES)].map((link) => link.getAttribute('href'));
  await addStyles(wanted);
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  document.body.className = next.body.className;
  for (const region of REGIONS) replaceRegion(region, next);
  // In the document that they were parsed into nothing could be loaded.
  for (const media of document.querySelectorAll('main audio')) if (media instanceof HTMLAudioElement) media.load();
  for (const link of document.querySelectorAll(STYLES)) {
    if (!wanted.includes(link.getAttribute('href')) && !link.hasAttribute('data-kept')) link.remove();
  }
}

/**
 * @param {string} region
 * @param {Document} next
 */
function replaceRegion(region, next) {
  const [old, fresh] = [document.querySelector(region), next.querySelector(region)];
  if (fresh === null) old?.remove();
  else if (old !== null) old.replaceWith(document.adoptNode(fresh));
}

/**
 * Before the content that needs them: nothing is shown without its style.
 * @param {readonly (string | null)[]} wanted
 */
function addStyles(wanted) {
  const here = [...document.querySelectorAll(STYLES)].map((link) => link.getAttribute('href'));
  const missing = wanted.filter((href) => href !== null && !here.includes(href));
  return Promise.all(missing.map((href) => styleLoaded(href ?? '')));
}

/** @param {string} href */
function styleLoaded(href) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    setTimeout(resolve, PATIENCE_MS);
  });
  document.head.append(link);
  return loaded;
}

/**
 * What the page tells others of where a visitor comes from: our own forms cannot do without.
 * @param {string} policy
 */
export function tellAsReferrer(policy) {
  if (policy === '') return;
  const known = document.querySelector('meta[name="referrer"]');
  const meta = known instanceof HTMLMetaElement ? known : document.createElement('meta');
  meta.name = 'referrer';
  meta.content = policy;
  document.head.append(meta);
}

let runs = 0;

/**
 * Runs the scripts of the page: each once more, while the modules that they share stay what they are.
 * @param {Document} next
 */
export function runScripts(next) {
  runs += 1;
  for (const script of next.querySelectorAll('script[type="module"][src]')) {
    const src = script.getAttribute('src') ?? '';
    // A page without one of its scripts is a page without scripts: it works.
    if (src.startsWith('/assets/')) import(`${src}?run=${runs}`).catch(() => {});
  }
}
