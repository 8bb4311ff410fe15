/** Sites that answered before and have been unreachable since the last successful fetch. */
export type UnreachableSites = readonly string[];

export const allReachable: UnreachableSites = [];

const SITES = 8;

export const withUnreachable = (sites: UnreachableSites, site: string): UnreachableSites =>
  sites.includes(site) || sites.length >= SITES ? sites : [...sites, site];

/**
 * When this many sites fail in a row, our own network is down, which is no failure of any feed. Sites are counted, not
 * host names: an attacker can have any number of names, and could slow down all polling.
 */
export const isLocalOutage = (sites: UnreachableSites): boolean => sites.length >= SITES;
