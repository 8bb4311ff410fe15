import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import { Sheet, type WayBack } from '../../../../shared/delivery/web/shell/sheet.js';
import type { Trial } from '../../../application/queries/try-rule.js';
import { PATH, pathOf, RULES, type RulesModel } from './feed-model.js';
import { DoneNote } from './done-note.js';
import { feedsWordsFor } from './feeds-locale.js';
import { RuleFields, RuleList } from './rules.js';

interface PartProps {
  readonly model: RulesModel;
}

/** `/feeds/rules`, `/feeds/rules/:id`: what briefings leave out, keep and prefer, and what a rule would do. */
export function RulesPage({ model }: PartProps) {
  const { language, form } = model;
  const { rules: words } = feedsWordsFor(language);
  const heading = form.id === null ? words.heading : words.changeHeading;
  return (
    <Sheet
      language={language}
      heading={heading}
      signedIn
      place="feeds"
      refused={form.fault !== null}
      styles={['feeds.css']}
      class="feeds"
      back={backOf(model)}
    >
      <DoneNote language={language} done={model.done} newItems={0} />
      {model.trial !== null && <Tried model={model} trial={model.trial} />}
      {form.id === null && model.trial === null && form.fault === null && <Own model={model} />}
      <Form model={model} heading={heading} />
    </Sheet>
  );
}

function Own({ model }: PartProps) {
  const { rules: words } = feedsWordsFor(model.language);
  return (
    <section class="card" aria-labelledby="heading">
      <h1 id="heading">{words.heading}</h1>
      <p class="lead">{words.lead}</p>
      <RuleList model={model} />
      {model.next !== null && (
        <p class="actions">
          <a class="button" href={`${RULES}?cursor=${encodeURIComponent(model.next)}`}>
            {words.more}
          </a>
        </p>
      )}
    </section>
  );
}

/** Its heading is that of the page where nothing else is on it. */
function Form({ model, heading }: PartProps & { readonly heading: string }) {
  const { form: words } = feedsWordsFor(model.language);
  const isOther = model.form.id !== null || model.trial !== null || model.form.fault !== null;
  return (
    <section class="card" aria-labelledby="rule">
      {isOther ? (
        <h1 id="rule">{model.form.id === null ? words.heading : heading}</h1>
      ) : (
        <h2 id="rule">{words.heading}</h2>
      )}
      <RuleFields model={model} />
    </section>
  );
}

function backOf({ language, form, trial, scopes }: RulesModel): WayBack {
  const { rules: words, feed } = feedsWordsFor(language);
  const source = scopes.sources.find(({ subscriptionId }) => subscriptionId === form.from);
  if (source !== undefined) return { href: pathOf(source.subscriptionId), label: source.title };
  const isBelow = form.id !== null || trial !== null || form.fault !== null;
  return isBelow ? { href: RULES, label: words.back } : { href: PATH, label: feed.back };
}

function Tried({ model: { language, form }, trial }: PartProps & { readonly trial: Trial }) {
  const { trial: words } = feedsWordsFor(language);
  return (
    <section class="card good" aria-labelledby="trial">
      <h2 id="trial" tabIndex={-1} autofocus>
        {words.heading}
      </h2>
      <p>
        {words.counts[form.typed.action](trial.taken, trial.lookedAt)} {!trial.complete && words.incomplete}
      </p>
      {trial.sources.length > 1 && (
        <ul class="accesses">
          {trial.sources.slice(0, 10).map(({ source, taken, lookedAt }) => (
            <li>
              <bdi>{source.feed.title}</bdi>: {words.share(taken, lookedAt)}
            </li>
          ))}
        </ul>
      )}
      {trial.newest.length > 0 && (
        <>
          <h3>{words.newest}</h3>
          <ul class="feeds-list">
            {trial.newest.map((item) => (
              <TakenItem language={language} item={item} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface TakenItemProps extends Pick<RulesModel, 'language'> {
  readonly item: Trial['newest'][number];
}

function TakenItem({ language, item }: TakenItemProps) {
  return (
    <li>
      <div class="feeds-entry">
        <a class="feeds-newest" href={`/items/${item.id}`}>
          <bdi>{item.title}</bdi>
        </a>
        <p class="meta">
          <span>
            <bdi>{item.feed.title}</bdi>
          </span>
          <span>
            <Moment at={item.publishedAt ?? item.createdAt} language={language} />
          </span>
        </p>
      </div>
    </li>
  );
}
