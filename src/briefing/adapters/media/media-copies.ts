/** Where the copy of a JSON file is: among the files of the briefing, so that it goes with them. */
export const copyOf = (key: string): string => key.replace('/', '/copies/');

/** What nothing else gives back is kept twice. */
export const hasCopy = (key: string): boolean => key.endsWith('.json');
