/** Sites that answered before and cannot be reached now, since the last host that could. */
export type Silence = readonly string[];

export const heard: Silence = [];

const SITES = 8;

export const missed = (silence: Silence, site: string): Silence =>
  silence.includes(site) || silence.length >= SITES ? silence : [...silence, site];

/**
 * So many sites are not down at once: our own network is, and that is no fault of any feed. Hosts are not counted: a
 * stranger has as many as they want, and could have all polling slow down.
 */
export const isOwnOutage = (silence: Silence): boolean => silence.length >= SITES;
