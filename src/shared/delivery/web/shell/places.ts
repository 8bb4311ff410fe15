/** The places of the house, in the order of the navigation. */
export const PLACES = ['today', 'briefings', 'shows', 'read', 'feeds', 'settings'] as const;

/** Where in the house a page is. */
export type Place = (typeof PLACES)[number];
