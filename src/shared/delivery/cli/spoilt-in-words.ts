import type { SpoiltHistory } from '../../storage/projections/spoilt-histories.js';

/** `briefing-art_1@3 (BriefingNoted)`; the last event of a deleted stream has no number. */
export const eventInWords = (stream: string, revision: number, type: string): string =>
  `${stream}${revision < Number.MAX_SAFE_INTEGER ? `@${revision}` : ''} (${type})`;

export const spoiltInWords = ({ stream, revision, type, why }: SpoiltHistory): string =>
  `${eventInWords(stream, revision, type)} cannot be replayed: ${why}`;

export const histories = (count: number): string => (count === 1 ? '1 history' : `${count} histories`);
