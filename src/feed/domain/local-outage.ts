/** Sites that answered before and have been unreachable since the last successful fetch. */
export type UnreachableSites = readonly string[];

export const allReachable: UnreachableSites = [];

const SITES = 8;

export const withUnreachable = (sites: UnreachableSites, site: string): UnreachableSites =>
  sites.includes(site) || sites.length >= SITES ? sites : [...sites, site];

/**
 * So many sites are not down at once: our own network is, and that is no fault of any feed. Host names are not counted: a
 * stranger has as many as they want, and could have all polling slow down.
 */
export const isLocalOutage = (sites: UnreachableSites): boolean => sites.length >= SITES;
