const HOST = /^https?:\/\/([^/?#]+)/i;
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** Whose a web address roughly is: names under one name, and all ports of a machine, are in one hand. */
export function siteOf(url: string): string {
  const name = (HOST.exec(url)?.[1] ?? '').replace(/:\d+$/, '');
  return name.startsWith('[') || IPV4.test(name) ? name : name.split('.').slice(-2).join('.');
}
