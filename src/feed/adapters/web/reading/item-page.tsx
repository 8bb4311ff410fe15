import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { listOf } from '../../../../shared/delivery/web/language/formats.js';
import { ExternalLink, webUrl } from '../../../../shared/delivery/web/shell/links.js';
import { Sheet } from '../../../../shared/delivery/web/shell/sheet.js';
import { picturesIn } from '../../../domain/content-block.js';
import { ContentBlocks } from './content-blocks.js';
import { addressOf, itemPath, PATH } from './item-search.js';
import { readingWordsFor } from './locale.js';
import { calm, timeOf, type ItemModel } from './reading-model.js';
import { rulesAddress } from './rules-address.js';

interface PartProps {
  readonly model: ItemModel;
}

/** `/items/:id`: one item, to be read in peace. */
export function ItemPage({ model }: PartProps) {
  const { language, item, traits, search } = model;
  const { item: words } = readingWordsFor(language);
  return (
    <Sheet
      language={language}
      heading={calm(item.title)}
      signedIn
      place="read"
      class="account items"
      styles={['items.css']}
      scripts={['items-reading.js']}
      back={{ href: addressOf(PATH, search), label: words.back }}
    >
      <article class="card items-article" aria-labelledby="heading">
        <h1 id="heading" dir="auto" lang={traits.language ?? undefined} data-spoken>
          {calm(item.title)}
        </h1>
        <Byline model={model} />
        <Ways model={model} />
        <Notices model={model} />
        <div class="items-content" lang={traits.language ?? undefined} id="item-text">
          <ContentBlocks blocks={model.blocks} language={language} pictures={model.pictures} />
        </div>
        <Parts model={model} />
      </article>
      <Beside model={model} />
    </Sheet>
  );
}

function Byline({ model }: PartProps) {
  const { language, item, days, isArticle } = model;
  const { item: words } = readingWordsFor(language);
  const at = timeOf(item);
  return (
    <p class="meta">
      <span>
        <a href={`${PATH}?feed=${item.subscriptionId}`}>
          <bdi>{calm(item.feed.title)}</bdi>
        </a>
      </span>
      {item.author !== null && <bdi>{calm(item.author)}</bdi>}
      <time datetime={new Date(at).toISOString()}>{days.momentOf(at)}</time>
      <span>{isArticle ? words.article : words.asInFeed}</span>
    </p>
  );
}

function Ways({ model }: PartProps) {
  const { language, item } = model;
  const { item: words } = readingWordsFor(language);
  return (
    <>
      <div class="items-ways">
        {webUrl(item.url) !== null && (
          <ExternalLink url={item.url} class="button primary">
            {words.original}
          </ExternalLink>
        )}
        <a class="button" href={`/briefings/new?item=${item.id}`}>
          {words.brief}
        </a>
        <ReadAloud model={model} />
        <Mark model={model} />
        <a
          class="button"
          href={rulesAddress(item.subscriptionId, item.title)}
          aria-label={words.ruleFrom(calm(item.title))}
        >
          {words.rule}
        </a>
      </div>
      <p class="hint" role="status" data-no-voice={words.noVoice} />
    </>
  );
}

/** The script sends it when the page was looked at. */
function Mark({ model: { language, item, formToken, isOpened, search } }: PartProps) {
  const { item: words } = readingWordsFor(language);
  const path = itemPath(item.id);
  return (
    <>
      {!isOpened && (
        <PostForm class="items-mark" action={`${path}/opened`} token={formToken}>
          <input type="hidden" name="back" value={addressOf(path, search)} />
          <button class="button" type="submit">
            {words.markOpened}
          </button>
        </PostForm>
      )}
      <span class="hint items-state" role="status" data-opened={words.isOpened}>
        {isOpened ? words.isOpened : ''}
      </span>
    </>
  );
}

/** Shown by the script, where the browser can speak. Without it a briefing reads the item. */
function ReadAloud({ model: { language, traits } }: PartProps) {
  const { item: words } = readingWordsFor(language);
  return (
    <div class="items-ways" data-read-aloud={traits.language ?? language} hidden>
      <button class="button" type="button" data-speak data-go-on={words.goOn} data-pause={words.pause}>
        {words.readAloud}
      </button>
      <button class="button" type="button" data-stop hidden>
        {words.stop}
      </button>
    </div>
  );
}

function Notices({ model }: PartProps) {
  const { language, traits, blocks, days, pictures, item, search, part, parts } = model;
  const { item: words } = readingWordsFor(language);
  const away = pictures ? [] : picturesIn(blocks);
  const hosts = [...new Set(away.map(({ url }) => new URL(url).host))].slice(0, 3);
  const more = parts > 1 ? { part: String(part) } : undefined;
  return (
    <>
      {traits.withdrawnAt !== null && <p class="warning">{words.withdrawn(days.momentOf(traits.withdrawnAt))}</p>}
      {blocks.length === 0 && <p class="hint">{words.titleOnly}</p>}
      {away.length > 0 && (
        <p class="hint items-away">
          {words.picturesAway(away.length, listOf(hosts, language))}{' '}
          <a rel="nofollow" href={addressOf(`${itemPath(item.id)}/pictures`, search, more)}>
            {words.loadPictures}
          </a>
        </p>
      )}
    </>
  );
}

function Parts({ model: { language, item, part, parts, search, pictures } }: PartProps) {
  if (parts === 1) return null;
  const { item: words } = readingWordsFor(language);
  const path = `${itemPath(item.id)}${pictures ? '/pictures' : ''}`;
  const to = (other: number): string => addressOf(path, search, { part: String(other) });
  return (
    <nav class="actions" aria-label={words.parts}>
      {part > 1 && (
        <a class="button" href={to(part - 1)}>
          {words.readBefore}
        </a>
      )}
      {part < parts && (
        <a class="button primary" href={to(part + 1)}>
          {words.readOn}
        </a>
      )}
      <span class="hint">{words.part(part, parts)}</span>
    </nav>
  );
}

function Beside({ model: { language, neighbours, search } }: PartProps) {
  const { newer, older } = neighbours;
  if (newer === null && older === null) return null;
  const { item: words } = readingWordsFor(language);
  const ways = [
    { item: newer, word: words.newer, rel: 'prev' },
    { item: older, word: words.older, rel: 'next' },
  ];
  return (
    <nav class="items-beside" aria-label={words.neighbours}>
      {ways.map(({ item, word, rel }) =>
        item === null ? null : (
          <a rel={rel} href={addressOf(itemPath(item.id), search)}>
            <span class="hint">{word}</span>
            <span dir="auto">{calm(item.title)}</span>
          </a>
        ),
      )}
    </nav>
  );
}
