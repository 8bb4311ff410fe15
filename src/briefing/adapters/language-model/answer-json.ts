const THOUGHTS = /^[\s\S]*<\/think(?:ing)?>/i;
const FENCED = /```[a-z0-9]*\s*\n([\s\S]*?)\n?\s*```/gi;
/** Bounded, because each is parsed. */
const MOST_FENCES = 5;

/** What could be the JSON that was asked for, the likeliest first: as it stands, in a fence of Markdown, amid talk. */
export function jsonValuesIn(said: string): readonly unknown[] {
  const text = said.replace(THOUGHTS, '').trim();
  const fenced = [...text.matchAll(FENCED)].slice(0, MOST_FENCES).map(([, inner = '']) => inner);
  return [text, ...fenced, between(text, '{', '}'), between(text, '[', ']')].flatMap(parsed);
}

const between = (text: string, from: string, to: string): string => {
  const [begin, end] = [text.indexOf(from), text.lastIndexOf(to)];
  return begin < 0 || end < begin ? '' : text.slice(begin, end + 1);
};

function parsed(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}
