const HOST = /^https?:\/\/([^/?#]+)/i;
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** Whose a web address roughly is: names under one name, and all ports of a machine, are in one hand. */
export function siteOf(url: string): string {
  const name = (HOST.exec(url)?.[1] ?? '').replace(/:\d+$/, '');
  return name.startsWith('[') || IPV4.test(name) ? name : siteOfName(name);
}

/** Registries of countries sell names below a short one of their own, like co.uk: those are in as many hands. */
const BELOW_SHORT = /^[^.]{1,3}\.[^.]{2}$/;

/** Of the name of a host. */
export function siteOfName(name: string): string {
  const labels = name.toLowerCase().replace(/\.$/, '').split('.');
  const site = labels.slice(-2).join('.');
  return BELOW_SHORT.test(site) ? labels.slice(-3).join('.') : site;
}
