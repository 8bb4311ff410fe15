import { escapeUTF8 } from 'entities';
import { Parser } from 'htmlparser2';
import { InvalidRequest } from '../../../shared/kernel/domain-error.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { SubscriptionListFormat } from '../../application/ports/subscription-list-format.js';
import { LONGEST_LIST, type ExportedFeed, type ExportedList, type ListedFeed } from '../../domain/subscription-list.js';
import { OutlineFolders } from './outline-folders.js';

const LONGEST_TITLE = 300;
/** XML 1.0 §2.2 knows no other control characters, escaped or not. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
/** Nor do titles need what turns the direction of the text around them, or controls that XML 1.0 permits. */
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

type Attributes = Readonly<Record<string, string>>;

/** Attributes by their names in lower case: `xmlUrl`, `xmlurl` and `XMLURL` are all about. */
const lowered = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]));

function titleOf({ title = '', text = '' }: Attributes): string | null {
  const said = title.trim() === '' ? text : title;
  const words = said.replaceAll(UNPRINTABLE, ' ').replaceAll(/\s+/g, ' ').trim();
  return words === '' ? null : [...words.toWellFormed()].slice(0, LONGEST_TITLE).join('');
}

/** Computes line numbers for ascending positions. */
class Lines {
  private line = 1;
  private counted = 0;

  constructor(private readonly text: string) {}

  at(position: number): number {
    for (; this.counted < position; this.counted += 1) {
      if (this.text.charCodeAt(this.counted) === 10) this.line += 1;
    }
    return this.line;
  }
}

/** Looks at tags one by one: a parser's stack of open elements makes hostile files quadratic. */
class Outlines extends Parser {
  private isOutline = false;

  constructor(
    private readonly text: string,
    private readonly seen: {
      readonly opened: (name: string, attributes: Attributes) => void;
      readonly closed: () => void;
    },
  ) {
    const onopentag = (name: string, attributes: Attributes): void => {
      this.isOutline = name === 'outline';
      seen.opened(name, attributes);
    };
    super({ onopentag }, { xmlMode: true, lowerCaseTags: true, decodeEntities: true });
  }

  override onclosetag(start: number, endIndex: number): void {
    super.onclosetag(start, endIndex);
    if (this.text.slice(start, endIndex).toLowerCase() === 'outline') this.seen.closed();
  }

  override onselfclosingtag(endIndex: number): void {
    super.onselfclosingtag(endIndex);
    if (this.isOutline) this.seen.closed();
  }

  protected override isVoidElement(): boolean {
    return true;
  }
}

const urlOf = (attributes: Attributes): string => (attributes['xmlurl'] ?? '').trim();

/**
 * OPML 1.0 and 2.0 (opml.org/spec2.opml): every outline with an `xmlUrl`, however deep; those around it are its folder.
 * Written by hand and by many programs, so it is read as leniently as markup can be; entities of a DOCTYPE are not expanded.
 */
export class OpmlListFormat extends SubscriptionListFormat {
  override read(text: string): readonly ListedFeed[] {
    const feeds: ListedFeed[] = [];
    const lines = new Lines(text);
    const folders = new OutlineFolders();
    let isOpml = false;
    const parser: Outlines = new Outlines(text, {
      opened(name, written) {
        if (name === 'opml') isOpml = true;
        if (name !== 'outline' || feeds.length >= LONGEST_LIST) return;
        const attributes = lowered(written);
        const [feedUrl, title, folder] = [urlOf(attributes), titleOf(attributes), folders.current];
        folders.enter(feedUrl === '' ? title : null);
        if (feedUrl !== '') feeds.push({ line: lines.at(parser.startIndex), title, feedUrl, folder });
      },
      closed: () => folders.leave(),
    });
    parser.end(text);
    if (!isOpml) throw new InvalidRequest('opml must be an OPML file: export the list of feeds from your reader.');
    return feeds;
  }

  override write({ folders, feeds }: ExportedList, at: EpochMs): string {
    return [
      '<?xml version="1.0" encoding="UTF-8"?>\n<opml version="2.0">\n  <head>\n',
      `    <title>Subscriptions</title>\n    <dateCreated>${new Date(at).toUTCString()}</dateCreated>\n`,
      '  </head>\n  <body>\n',
      ...folders.flatMap(({ name, feeds: inside }) => [
        `    <outline${attributesOf({ text: name, title: name })}>\n`,
        ...inside.map((feed) => `  ${outlineOf(feed)}`),
        '    </outline>\n',
      ]),
      ...feeds.map(outlineOf),
      '  </body>\n</opml>\n',
    ].join('');
  }
}

function outlineOf({ title, feedUrl, siteUrl }: ExportedFeed): string {
  const attributes = { text: title, title, xmlUrl: feedUrl, ...(siteUrl !== null && { htmlUrl: siteUrl }) };
  return `    <outline type="rss"${attributesOf(attributes)}/>\n`;
}

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeUTF8(value.replaceAll(NOT_IN_XML, ' '))}"`)
    .join('');
