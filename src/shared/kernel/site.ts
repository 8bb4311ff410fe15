const HOST = /^https?:\/\/([^/?#]+)/i;
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** The registrable domain of a web address, an approximation of who controls it; ports make no difference. */
export function siteOf(url: string): string {
  const name = (HOST.exec(url)?.[1] ?? '').replace(/:\d+$/, '');
  return name.startsWith('[') || IPV4.test(name) ? name : siteOfName(name);
}

/** Second-level domains of country registries, like co.uk: each name below them has another owner. */
const BELOW_SHORT = /^[^.]{1,3}\.[^.]{2}$/;

/** The same for a host name. */
export function siteOfName(name: string): string {
  const labels = name.toLowerCase().replace(/\.$/, '').split('.');
  const site = labels.slice(-2).join('.');
  return BELOW_SHORT.test(site) ? labels.slice(-3).join('.') : site;
}
