/**
 * How much is told of how many stories: many in a sentence each, the usual, few at length. It says nothing of how long the
 * whole is: `brief` is the usual programme and no wish for a short one.
 */
export const FORMATS = ['headlines', 'brief', 'in_depth'] as const;
export type Format = (typeof FORMATS)[number];

/** How long a briefing can be asked to be, in seconds. */
export const LENGTH_SECONDS = { least: 180, most: 3600 };

/** So many present one briefing. */
export const MOST_HOSTS = 2;
