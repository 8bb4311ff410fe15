/** Hosts that answered before and cannot be reached now, since the last one that could. */
export type Silence = readonly string[];

export const heard: Silence = [];

const HOSTS = 8;

export const missed = (silence: Silence, host: string): Silence =>
  silence.includes(host) || silence.length >= HOSTS ? silence : [...silence, host];

/** So many hosts are not down at once: our own network is, and that is no fault of any feed. */
export const isOwnOutage = (silence: Silence): boolean => silence.length >= HOSTS;
