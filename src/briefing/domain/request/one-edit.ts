/** One letter is missing, too much or another, or two changed places; the first is never wrong. */
export function isOneEditAway(word: string, other: string): boolean {
  if (word[0] !== other[0] || Math.abs(word.length - other.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at++;
  const rest = (text: string, skip: number): string => text.slice(at + skip);
  const swapped = word[at] === other[at + 1] && word[at + 1] === other[at] && rest(word, 2) === rest(other, 2);
  return (
    swapped || rest(word, 1) === rest(other, 1) || rest(word, 1) === rest(other, 0) || rest(word, 0) === rest(other, 1)
  );
}
