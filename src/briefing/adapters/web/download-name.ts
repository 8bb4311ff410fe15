/** In code points: half an emoji cannot be said in a header. */
const LONGEST = 80;

/** A title from feeds as a file name that every system takes. */
export function downloadName(title: string): string {
  const plain = title
    .replace(/[\p{C}/\\:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${[...plain].slice(0, LONGEST).join('') || 'briefing'}.mp3`;
}
