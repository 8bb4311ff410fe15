import { Fragment, type ComponentChildren, type JSX } from 'preact';
import { ExternalLink } from '../../../../shared/delivery/web/shell/links.js';
import type { Language } from '../../../../shared/kernel/language.js';
import type { Block, Picture, Span } from '../../../domain/content-block.js';
import { readingWordsFor } from './locale.js';
import { calm } from './reading-model.js';

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly language: Language;
  /** Whether pictures are shown; else only what they show, and the way to them. */
  readonly pictures: boolean;
}

/** What an item says. Whatever is in it is text: elements are ours alone. */
export function ContentBlocks({ blocks, ...rest }: BlocksProps): JSX.Element {
  const tags = headingTags(blocks);
  return (
    <>
      {blocks.map((block, index) => (
        <ContentBlock block={block} tag={tags[index] ?? 'h2'} {...rest} />
      ))}
    </>
  );
}

type HeadingTag = 'h2' | 'h3' | 'h4';
const TAGS: readonly HeadingTag[] = ['h2', 'h3', 'h4'];

/** Headings below that of the page, without a level left out, whatever the author did. */
function headingTags(blocks: readonly Block[]): readonly HeadingTag[] {
  const open: number[] = [];
  return blocks.map((block) => {
    if (block.kind !== 'heading') return 'h2';
    while ((open.at(-1) ?? 0) >= block.level) open.pop();
    open.push(block.level);
    return TAGS[Math.min(open.length, TAGS.length) - 1] ?? 'h2';
  });
}

interface BlockProps extends Omit<BlocksProps, 'blocks'> {
  readonly block: Block;
  readonly tag: HeadingTag;
}

function ContentBlock({ block, tag: Heading, ...rest }: BlockProps): JSX.Element {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading dir="auto" data-spoken>
          <Spans spans={block.spans} />
        </Heading>
      );
    case 'paragraph':
      return (
        <p dir="auto" data-spoken>
          <Spans spans={block.spans} />
        </p>
      );
    case 'preformatted':
      return (
        <pre dir="auto" tabIndex={0}>
          {calm(block.text)}
        </pre>
      );
    case 'quote':
      return (
        <blockquote dir="auto">
          <ContentBlocks blocks={block.blocks.map(withoutHeading)} {...rest} />
        </blockquote>
      );
    case 'list':
      return <List block={block} {...rest} />;
    case 'rule':
      return <hr />;
    case 'picture':
      return <PictureOf picture={block} {...rest} />;
  }
}

/** Headings within quotations are no headings of the page. */
const withoutHeading = (block: Block): Block =>
  block.kind === 'heading' ? { kind: 'paragraph', spans: [{ kind: 'strong', spans: block.spans }] } : block;

function List({ block, ...rest }: Omit<BlockProps, 'tag' | 'block'> & { readonly block: Block & { kind: 'list' } }) {
  const entries = block.entries.map((entry) => (
    <li dir="auto">
      <ContentBlocks blocks={entry.map(withoutHeading)} {...rest} />
    </li>
  ));
  return block.start === null ? (
    <ul dir="auto">{entries}</ul>
  ) : (
    <ol start={block.start} dir="auto">
      {entries}
    </ol>
  );
}

function PictureOf({ picture, language, pictures }: Omit<BlockProps, 'tag' | 'block'> & { readonly picture: Picture }) {
  const { item: words } = readingWordsFor(language);
  const { url, size } = picture;
  const told = calm(picture.words);
  return (
    <figure class="items-picture">
      {pictures ? (
        <img src={url} alt={told} {...size} loading="lazy" decoding="async" referrerpolicy="no-referrer" />
      ) : (
        <p>
          {words.picture}
          {told !== '' && (
            <>
              : <bdi>{told}</bdi>
            </>
          )}
        </p>
      )}
      <figcaption>
        <ExternalLink url={url}>
          {words.openPicture} ({new URL(url).host})
        </ExternalLink>
      </figcaption>
    </figure>
  );
}

function Spans({ spans }: { readonly spans: readonly Span[] }): JSX.Element {
  return (
    <>
      {spans.map((span) => (
        <SpanOf span={span} />
      ))}
    </>
  );
}

const ELEMENTS = { strong: 'strong', emphasis: 'em', code: 'code' } as const;

function SpanOf({ span }: { readonly span: Span }): JSX.Element {
  if (span.kind === 'text') return <Fragment>{calm(span.text)}</Fragment>;
  if (span.kind === 'break') return <br />;
  const within: ComponentChildren = <Spans spans={span.spans} />;
  if (span.kind === 'link') return <ExternalLink url={span.url}>{within}</ExternalLink>;
  const Element = ELEMENTS[span.kind];
  return <Element>{within}</Element>;
}
