/** The show that a row of briefing.briefing is an episode of; null: none. Its index says it in the same words. */
export const SERIES = `(state #>> '{requested,request,series}')`;
