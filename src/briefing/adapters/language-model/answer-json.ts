/** As models of different makers write it where their service does not take it out. */
const END_OF_THOUGHTS =
  /<\/(?:think(?:ing)?|thought|reasoning)>|\[\/THINK\]|◁\/think▷|<\|channel\|>final<\|message\|>/gi;
const FENCE = /`{3,}/;
const LABEL = /^[a-z0-9]*$/i;
/** Bounded, because each is parsed. */
const MOST_FENCES = 5;

/** What could be the JSON that was asked for, the likeliest first: as it stands, in a fence of Markdown, amid talk. */
export function jsonValuesIn(said: string): readonly unknown[] {
  const text = withoutThoughts(said).trim();
  return [said, text, ...fencedIn(text), between(text, '{', '}'), between(text, '[', ']')].flatMap(parsed);
}

function withoutThoughts(said: string): string {
  const end = [...said.matchAll(END_OF_THOUGHTS)].at(-1);
  return end === undefined ? said : said.slice(end.index + end[0].length);
}

/** What stands between two fences, after a line that has at most the name of a language. Each part is looked at once. */
function fencedIn(text: string): readonly string[] {
  const parts = text.split(FENCE);
  const fenced: string[] = [];
  for (let index = 1; index < parts.length - 1 && fenced.length < MOST_FENCES; index += 1) {
    const part = parts[index] ?? '';
    const lineEnd = part.indexOf('\n');
    if (lineEnd < 0 || !LABEL.test(part.slice(0, lineEnd).trim())) continue;
    fenced.push(part.slice(lineEnd).trim());
    index += 1;
  }
  return fenced;
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
