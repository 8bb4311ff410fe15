import type { BrowsedItem } from '../../../application/queries/browse-items.js';
import type { Ruling } from '../../../domain/ruling.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { addressOf, itemPath, PATH } from './item-search.js';
import { readingWordsFor } from './locale.js';
import { beginningOf, calm, timeOf, type ListModel } from './reading-model.js';

interface ItemRowProps {
  readonly model: ListModel;
  readonly row: BrowsedItem;
}

/** One item in a list: to choose and to open. */
export function ItemRow({ model, row: { item, isOpened, ruling } }: ItemRowProps) {
  const { language, search, days } = model;
  const { list: words, item: itemWords } = readingWordsFor(language);
  const title = calm(item.title);
  const at = timeOf(item);
  const left = ruling.fate !== 'kept';
  return (
    <li class={`items-row${isOpened ? ' opened' : ''}${left ? ' left-out' : ''}`} data-item>
      <label class="items-pick">
        <input type="checkbox" name="item" value={item.id} />
        <span class="visually-hidden">{words.choose(title)}</span>
      </label>
      <div class="items-told">
        <h3>
          <a href={addressOf(itemPath(item.id), search)} dir="auto" data-open>
            {title}
          </a>
        </h3>
        {item.summary !== null && !left && (
          <p class="items-summary" dir="auto">
            {beginningOf(item.summary)}
          </p>
        )}
        <p class="meta">
          <span>
            <a href={addressOf(PATH, search, { feed: item.subscriptionId })}>
              <bdi>{calm(item.feed.title)}</bdi>
            </a>
          </span>
          <time datetime={new Date(at).toISOString()}>{days.timeOf(at)}</time>
          {item.author !== null && <bdi>{calm(item.author)}</bdi>}
          {isOpened && <span>{itemWords.isOpened}</span>}
        </p>
        <RulingNote ruling={ruling} language={language} />
      </div>
    </li>
  );
}

/** What the rules of the reader make of an item. */
export function RulingNote({ ruling, language }: { readonly ruling: Ruling; readonly language: Language }) {
  const { list: words } = readingWordsFor(language);
  if (ruling.fate === 'kept') return ruling.preferred ? <p class="hint">{words.preferred}</p> : null;
  const rule = ruling.rules.map(({ keyword }) => keyword).join(', ');
  return (
    <p class="hint">
      <a href="/feeds/rules">{ruling.fate === 'muted' ? words.muted(rule) : words.notKept(rule)}</a>
    </p>
  );
}
