const ORIGIN = /^https?:\/\/([^/?#]+)/;

/** Host and port of a normalised URL, whatever its scheme: what is throttled as one. */
export function originOf(url: string): string {
  const origin = ORIGIN.exec(url)?.[1];
  if (origin === undefined) throw new Error('a feed URL is normalised');
  return origin;
}
