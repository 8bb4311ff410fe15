import type { BriefingStatus } from '../../domain/briefing.js';
import type { Script, Story } from '../../domain/script.js';

/** Words out of feeds stay words: no link, picture, heading or code comes of them. */
const plain = (words: string): string => words.replaceAll(/[\\`*_[\]<>#]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');

function link(words: string, url: string | null): string {
  if (url === null || !/^https?:/i.test(url)) return plain(words);
  return `[${plain(words)}](<${url.replaceAll(/[<>\\\s]/g, encodeURIComponent)}>)`;
}

function storyText({ title, items }: Story, points: readonly string[]): string {
  const sources = items.map((item) => link(`${item.sourceTitle}: ${item.title}`, item.url));
  return [`## ${plain(title)}`, points.map((point) => `- ${plain(point)}`).join('\n'), sources.join('\n\n')].join(
    '\n\n',
  );
}

const pointsOf = (script: Script, index: number): string[] =>
  script.lines.flatMap(({ text, citation, story }) => (citation !== undefined && story === index ? [text] : []));

/** The quick read of a briefing as Markdown; as long as there is no script, where it stands. */
export function briefingTextOf(script: Script | null, status: BriefingStatus, viewerUrl: string): string {
  const page = `Listen, read along and see the sources: <${viewerUrl}>`;
  if (script === null) return `# A briefing that has no text\n\nStatus: ${status}.\n\n${page}`;
  const stories = script.stories.map((story, index) => storyText(story, pointsOf(script, index)));
  return [`# ${plain(script.title)}`, page, ...stories].join('\n\n');
}
