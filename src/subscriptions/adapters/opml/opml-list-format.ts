import { escapeUTF8 } from 'entities';
import { Parser } from 'htmlparser2';
import { InvalidRequest } from '../../../shared/kernel/domain-error.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { SubscriptionListFormat } from '../../application/ports/subscription-list-format.js';
import { LONGEST_LIST, type ExportedFeed, type ListedFeed } from '../../domain/subscription-list.js';

const LONGEST_TITLE = 300;
/** XML 1.0 §2.2 knows no other control characters, escaped or not. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

type Attributes = Readonly<Record<string, string>>;

/** Attributes by their names in lower case: `xmlUrl`, `xmlurl` and `XMLURL` are all about. */
const lowered = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]));

function titleOf({ title = '', text = '' }: Attributes): string | null {
  const words = (title.trim() === '' ? text : title).replaceAll(/\s+/g, ' ').trim();
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

/** Looks at opening tags only: a parser's stack of open elements makes hostile files quadratic. */
class Beginnings extends Parser {
  protected override isVoidElement(): boolean {
    return true;
  }
}

/**
 * OPML 1.0 and 2.0 (opml.org/spec2.opml): every outline with an `xmlUrl`, however deep, in whatever folder. Written by
 * hand and by many programs, so it is read as leniently as markup can be; entities of a DOCTYPE are not expanded.
 */
export class OpmlListFormat extends SubscriptionListFormat {
  override read(text: string): readonly ListedFeed[] {
    const feeds: ListedFeed[] = [];
    const lines = new Lines(text);
    let isOpml = false;
    const parser = new Beginnings(
      {
        onopentag(name, written) {
          if (name === 'opml') isOpml = true;
          if (name !== 'outline' || feeds.length >= LONGEST_LIST) return;
          const attributes = lowered(written);
          const feedUrl = (attributes['xmlurl'] ?? '').trim();
          if (feedUrl === '') return;
          feeds.push({ line: lines.at(parser.startIndex), title: titleOf(attributes), feedUrl });
        },
      },
      { xmlMode: true, lowerCaseTags: true, decodeEntities: true },
    );
    parser.end(text);
    if (!isOpml) throw new InvalidRequest('opml must be an OPML file: export the list of feeds from your reader.');
    return feeds;
  }

  override write(feeds: readonly ExportedFeed[], at: EpochMs): string {
    const outlines = feeds.map((feed) => `    <outline type="rss"${attributesOf(feed)}/>\n`);
    return [
      '<?xml version="1.0" encoding="UTF-8"?>\n<opml version="2.0">\n  <head>\n',
      `    <title>Subscriptions</title>\n    <dateCreated>${new Date(at).toUTCString()}</dateCreated>\n`,
      '  </head>\n  <body>\n',
      ...outlines,
      '  </body>\n</opml>\n',
    ].join('');
  }
}

function attributesOf({ title, feedUrl, siteUrl }: ExportedFeed): string {
  const all = { text: title, title, xmlUrl: feedUrl, ...(siteUrl !== null && { htmlUrl: siteUrl }) };
  return Object.entries(all)
    .map(([name, value]) => ` ${name}="${escapeUTF8(value.replaceAll(NOT_IN_XML, ' '))}"`)
    .join('');
}
