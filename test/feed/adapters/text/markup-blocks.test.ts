import { describe, expect, test } from '@jest/globals';
import { LoadedPublishedText } from '../../../../src/feed/adapters/text/loaded-published-text.js';
import { lengthOfAll, picturesIn, type Block, type Span } from '../../../../src/feed/domain/content-block.js';

const BASE = 'https://paper.example/2026/story';
const reader = new LoadedPublishedText();

async function blocks(markup: string): Promise<readonly Block[]> {
  const read = await reader.blocks(markup, BASE);
  if (read === null) throw new Error('it was taken for text');
  return read;
}

const spansIn = (spans: readonly Span[]): string =>
  spans
    .map((span) => {
      if (span.kind === 'text') return span.text;
      if (span.kind === 'break') return '|';
      const mark = span.kind === 'link' ? `a(${span.url})` : span.kind;
      return `${mark}[${spansIn(span.spans)}]`;
    })
    .join('');

/** One line for each block, those within others with a bar for each level. */
function outline(read: readonly Block[], level = ''): string[] {
  return read.flatMap((block) => {
    if (block.kind === 'heading') return [`${level}h${block.level} ${spansIn(block.spans)}`];
    if (block.kind === 'paragraph') return [`${level}${spansIn(block.spans)}`];
    if (block.kind === 'preformatted') return [`${level}pre ${block.text}`];
    if (block.kind === 'quote') return [`${level}quote`, ...outline(block.blocks, `${level}> `)];
    if (block.kind === 'rule') return [`${level}---`];
    if (block.kind === 'picture') return [`${level}picture ${block.url} ${block.words}`];
    return [
      `${level}${block.start === null ? 'ul' : `ol ${block.start}`}`,
      ...block.entries.flatMap((entry) => outline(entry, `${level}* `)),
    ];
  });
}

describe('Markup of a publisher', () => {
  test('becomes headings, paragraphs, lists, quotations and links', async () => {
    const read = await blocks(`<h2>Night <em>trains</em></h2><p>They <b>return</b> with
      <a href="/prices">tickets from <i>49</i> euros</a>.<br>Soon.</p>
      <ul><li>Berlin</li><li>Paris<ol start="3"><li>Gare de l’Est</ol></li></ul>
      <blockquote><p>At last!</p></blockquote><hr><pre>a  b
  c</pre><p>They said <q>yes</q>.`);
    expect(outline(read)).toEqual([
      'h2 Night emphasis[trains]',
      'They strong[return] with a(https://paper.example/prices)[tickets from emphasis[49] euros].|Soon.',
      'ul',
      '* Berlin',
      '* Paris',
      '* ol 3',
      '* * Gare de l’Est',
      'quote',
      '> At last!',
      '---',
      'pre a  b\n  c',
      'They said “yes”.',
    ]);
  });

  test('is told without anything that runs, is hidden or leads to no page', async () => {
    const read = await blocks(`<p onclick="steal()">Words<script>steal()</script><style>p{}</style>
      <a href="javascript:steal()">one</a> <a href="data:text/html,x">two</a> <a href="https://u:p@x.example">three</a></p>
      <iframe src="https://evil.example"></iframe><svg><text>drawn</text></svg><form><input value="x"></form>
      <div style="display:none">hidden</div><img src=x onerror=steal()><object data="x"></object>`);
    expect(outline(read)).toEqual([
      'Words one two a(https://u:p@x.example/)[three]',
      'picture https://paper.example/2026/x ',
    ]);
  });

  test('names its pictures by encrypted addresses, without those that only count who reads', async () => {
    const read =
      await blocks(`<p>Before <img src="http://pictures.example/a.jpg" alt=" A  train " width="640" height="480px">
      after</p><img src="https://count.example/p.gif" width="1" height="1"><img src="data:image/png;base64,AA">
      <p><img class="wp-emoji" alt="🎉" src="https://emoji.example/x.png"> party</p>`);
    expect(outline(read)).toEqual(['Before', 'picture https://pictures.example/a.jpg A train', 'after', '🎉 party']);
    expect(picturesIn(read)).toMatchObject([{ size: { width: 640, height: 480 } }]);
  });

  test('is mended where it was never closed, and where its elements are called like parts of objects', async () => {
    const read = await blocks(
      '<blockquote><ul><li>one<li>two</blockquote></ul></li>three<constructor><toString>four<p>',
    );
    expect(outline(read)).toEqual(['quote', '> ul', '> * one', '> * two', 'threefour']);
  });

  test('that is none is left to be read as text, and markup that was escaped twice is read', async () => {
    expect(await reader.blocks('Tom & Jerry: 1 < 2, and 3 > 2', BASE)).toBeNull();
    expect(outline(await blocks('&lt;p&gt;Escaped &lt;b&gt;twice&lt;/b&gt;.&lt;/p&gt;'))).toEqual([
      'Escaped strong[twice].',
    ]);
  });

  test.each([
    ['elements within each other', '<b><i><blockquote><ul><li>x'.repeat(3_000)],
    ['marks that close nothing', '</b></ul></blockquote></pre>'.repeat(3_000) + '<p>x'],
    ['one endless word', `<p>${'x'.repeat(150_000)}`],
    ['list entries', `<ul>${'<li>x'.repeat(20_000)}`],
    ['runs of one letter', `<p>${'<b>x</b><i>y</i>'.repeat(10_000)}`],
    ['breaks', `<p>x${'<br>'.repeat(20_000)}`],
    ['quotation marks', `<p>x${'<q>'.repeat(20_000)}`],
  ])('of %s is read in blocks of a bounded size', async (_, markup) => {
    const read = await blocks(markup);
    const largest = Math.max(...read.map((block) => lengthOfAll([block])));
    expect(largest).toBeLessThanOrEqual(20_000);
  });
});
