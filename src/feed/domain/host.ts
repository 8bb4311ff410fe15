const HOST = /^https?:\/\/([^/?#]+)/;

/** Host and port of a normalised URL: what is asked in turns. */
export function hostOf(url: string): string {
  const host = HOST.exec(url)?.[1];
  if (host === undefined) throw new Error('a feed URL is normalised');
  return host;
}

const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** Whose a host roughly is: names under one name, and all ports, are in one hand. */
export function siteOf(url: string): string {
  const name = hostOf(url).replace(/:\d+$/, '');
  return name.startsWith('[') || IPV4.test(name) ? name : name.split('.').slice(-2).join('.');
}
