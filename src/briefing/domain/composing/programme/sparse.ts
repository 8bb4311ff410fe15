import type { Asked } from '../../request/asked.js';
import type { PhraseBook } from '../phrase-book/phrase-book.js';
import { labelOf } from '../../request/topics/topic-labels.js';
import { shortened, visible } from '../text/cleaning.js';
import type { Sparse } from './setting.js';

const TOPIC_LENGTH = 60;
/** With so many stories nobody asks why there are no more. */
const USUAL_STORIES = 3;

interface Found {
  readonly stories: number;
  readonly items: number;
  readonly shorterThanAsked: boolean;
}

/** Little was found: because of what was asked, or because there is little. Preferences are not spoken of. */
export function sparseOf({ request, understood }: Asked, found: Found, book: PhraseBook): Sparse | null {
  const { only, wanted, excluded } = request;
  const named = only ? wanted : excluded;
  if (!found.shorterThanAsked && !(understood.only && found.stories < USUAL_STORIES)) return null;
  if (named.length === 0) return { kind: 'shorter' };
  const topics = named.map((topic) => shortened(visible(labelOf(topic, book.language, book.script)), TOPIC_LENGTH));
  const listed = new Intl.ListFormat(book.language, { type: 'conjunction' }).format(topics);
  return { kind: only ? 'onlyLittle' : 'withoutLittle', topics: listed, items: found.items };
}
