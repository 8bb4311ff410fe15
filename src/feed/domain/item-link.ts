const ADDRESS = /^https?:\/\/(?:www\.)?([^/?#]+)([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/is;

/** What campaigns add to an address without changing what is there. */
const TRACKING =
  /^(?:utm_.+|at_.+|pk_.+|mtm_.+|fbclid|gclid|dclid|msclkid|yclid|igshid|mc_[ce]id|_hs(?:enc|mi)|xtor)(?:=|$)/i;

const withoutTracking = (parts: string): string =>
  parts
    .split('&')
    .filter((part) => part !== '' && !TRACKING.test(part))
    .join('&');

/** A pattern would look from each of a million slashes to the end. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * One spelling of the addresses that surely lead to the same place: http or https, with www. or without, with a slash at
 * the end or without, whatever campaign brought the visitor. Two that are alike may differ: doubling an item is the lesser
 * harm.
 */
export function canonicalLink(url: string): string {
  const parts = ADDRESS.exec(url.trim());
  if (parts === null) return url;
  const [, host = '', path = '', query = '', fragment = ''] = parts;
  const kept = withoutTracking(query);
  const place = withoutTracking(fragment);
  return `${host.toLowerCase()}${withoutSlashes(path)}${kept && `?${kept}`}${place && `#${place}`}`;
}
