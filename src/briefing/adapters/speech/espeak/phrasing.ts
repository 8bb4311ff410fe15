/**
 * The engine pauses at commas and dashes, and rushes through parentheses and spaced hyphens. As commas they are the
 * phrases that they are.
 */
export const phrased = (text: string): string =>
  text
    .replace(/ - /g, ', ')
    .replace(/ ?\(/g, ', ')
    .replace(/\)(?= )/g, ',')
    .replaceAll(')', '')
    .replace(/^, /, '');
