const HOST = /^https?:\/\/([^/?#]+)/;

/** Host and port of a normalised URL: what is asked in turns. */
export function hostOf(url: string): string {
  const host = HOST.exec(url)?.[1];
  if (host === undefined) throw new Error('a feed URL is normalised');
  return host;
}
