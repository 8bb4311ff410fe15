const TRACKING =
  /^(?:utm_.*|fbclid|gclid|mc_cid|mc_eid|ref|ref_src|source|cmpid|xtor|ns_.*|at_.*|ito|smid|guccounter)$/iu;

/** One spelling for the addresses of one article; null when it is no address of an article, like a front page. */
export function canonicalUrl(url: string | null): string | null {
  const parts = /^https?:\/\/(?:www\.|m\.|amp\.)?([^/?#\s]+)([^?#\s]*)(?:\?([^#\s]*))?/iu.exec(
    (url ?? '').slice(0, 2000),
  );
  if (parts === null) return null;
  const [, host = '', path = '', query = ''] = parts;
  const place = path.replace(/\/(?:amp\/?|index\.html?)?$/iu, '');
  const kept = query
    .split('&')
    .filter((pair) => pair !== '' && !TRACKING.test(pair.split('=')[0] ?? ''))
    .sort();
  if (place === '' && kept.length === 0) return null;
  return `${host.toLowerCase()}${place}${kept.length > 0 ? `?${kept.join('&')}` : ''}`;
}
