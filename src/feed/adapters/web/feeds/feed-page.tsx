import { Fact, Facts } from '../../../../shared/delivery/web/shell/facts.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { ExternalLink } from '../../../../shared/delivery/web/shell/links.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import { Sheet } from '../../../../shared/delivery/web/shell/sheet.js';
import { troubleWords } from '../../../../shared/delivery/web/troubles/trouble-words.js';
import { addressOf, lastErrorOf, lastSuccessOf } from '../../../domain/feed.js';
import { DoneNote } from './done-note.js';
import { FeedChoices } from './feed-choices.js';
import { PATH, pathOf, type FeedModel } from './feed-model.js';
import { feedsWordsFor } from './feeds-locale.js';
import { RuleFields, RuleList } from './rules.js';

interface PartProps {
  readonly model: FeedModel;
}

/** `/feeds/:id`: what a feed has brought, how it is, and what one has chosen for it. Its forms are of Subscriptions. */
export function FeedPage({ model }: PartProps) {
  const { language, shown, done, newItems } = model;
  const { feed: words } = feedsWordsFor(language);
  return (
    <Sheet
      language={language}
      heading={shown.followed.title}
      signedIn
      place="feeds"
      styles={['feeds.css']}
      class="feeds"
      back={{ href: PATH, label: words.back }}
    >
      <DoneNote language={language} done={done} newItems={newItems} />
      <About model={model} />
      <Items model={model} />
      <FeedChoices model={model} />
      <Rules model={model} />
      <Leave model={model} />
    </Sheet>
  );
}

function About({ model }: PartProps) {
  const { language, shown, formToken } = model;
  const { followed } = shown;
  const { feed: words } = feedsWordsFor(language);
  return (
    <section class="card" aria-labelledby="heading">
      <h1 id="heading" class="feeds-name">
        <bdi>{followed.title}</bdi>
      </h1>
      {followed.isTitleGiven && <p class="hint">{words.titleGiven}</p>}
      <Health model={model} />
      <PostForm class="actions" action={pathOf(followed.subscriptionId)} token={formToken}>
        <a class="button primary" href={`/briefings/new?feed=${followed.subscriptionId}`}>
          {words.brief}
        </a>
        <button class="button" type="submit" name="do" value="refresh">
          {words.refresh}
        </button>
      </PostForm>
    </section>
  );
}

function Health({ model: { language, shown } }: PartProps) {
  const { health: words, feed: feedWords } = feedsWordsFor(language);
  const { feed, followed } = shown;
  const trouble = feed === null ? null : lastErrorOf(feed.health);
  const lastRead = feed === null ? null : lastSuccessOf(feed.health);
  return (
    <>
      {trouble !== null ? (
        <p class="feeds-trouble">{troubleWords(trouble, language)}</p>
      ) : (
        <p>{lastRead === null ? words.unfetched : words.well}</p>
      )}
      <Facts>
        <Fact label={words.address}>
          <bdi dir="ltr" class="feeds-address">
            {addressOf(followed.feedUrl)}
          </bdi>
        </Fact>
        <Fact label={words.lastRead}>
          {lastRead === null ? words.neverRead : <Moment at={lastRead} language={language} style="exact" />}
        </Fact>
        <Fact label={words.next}>
          <Next model={{ language, shown }} />
        </Fact>
        {feed?.health.status === 'failing' && <Fact label={words.failures}>{feed.health.failures}</Fact>}
      </Facts>
      {feed?.siteUrl != null && (
        <p>
          <ExternalLink url={feed.siteUrl}>{feedWords.site}</ExternalLink>
        </p>
      )}
    </>
  );
}

function Next({ model: { language, shown } }: { readonly model: Pick<FeedModel, 'language' | 'shown'> }) {
  const { health: words } = feedsWordsFor(language);
  const { feed } = shown;
  if (feed?.health.status === 'gone') return <>{words.notAgain}</>;
  const at = feed?.nextCheckAt ?? null;
  return at === null || at < Date.now() ? <>{words.soon}</> : <Moment at={at} language={language} style="exact" />;
}

function Items({ model: { language, items, shown } }: PartProps) {
  const { items: words } = feedsWordsFor(language);
  return (
    <section class="card" aria-labelledby="items">
      <h2 id="items">{words.heading}</h2>
      {items.length === 0 ? (
        <p class="hint">{words.none}</p>
      ) : (
        <ul class="feeds-list">
          {items.map((item) => (
            <li>
              <div class="feeds-entry">
                <a class="feeds-newest" href={`/items/${item.id}`}>
                  <bdi>{item.title}</bdi>
                </a>
                <p class="hint">
                  <Moment at={item.publishedAt ?? item.createdAt} language={language} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <p class="actions">
          <a class="button" href={`/items?feed=${shown.followed.subscriptionId}`}>
            {words.all}
          </a>
        </p>
      )}
    </section>
  );
}

function Rules({ model }: PartProps) {
  const { rules: words, form } = feedsWordsFor(model.language);
  return (
    <section class="card" aria-labelledby="rules">
      <h2 id="rules">{words.ofFeed}</h2>
      <RuleList model={model} />
      <details>
        <summary>{form.heading}</summary>
        <RuleFields model={model} />
      </details>
      <p>
        <a href={`${PATH}/rules`}>{words.back}</a>
      </p>
    </section>
  );
}

function Leave({ model: { language, shown, formToken } }: PartProps) {
  const { feed: words } = feedsWordsFor(language);
  return (
    <PostForm class="actions" action={pathOf(shown.followed.subscriptionId)} token={formToken}>
      <button class="button" type="submit" name="do" value="unsubscribe" aria-describedby="unsubscribe-hint">
        {words.unsubscribe}
      </button>
      <span class="hint" id="unsubscribe-hint">
        {words.unsubscribeHint}
      </span>
    </PostForm>
  );
}
