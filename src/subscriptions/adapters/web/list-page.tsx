import { describedBy, LabelledField } from '../../../shared/delivery/web/forms/labelled-field.js';
import { FormToken } from '../../../shared/delivery/web/forms/form-token.js';
import { Sheet } from '../../../shared/delivery/web/shell/sheet.js';
import type { ImportedFeed, ImportOutcome } from '../../domain/subscription-list.js';
import { PATH, pathOf, type ListModel } from './feeds-model.js';
import { wordsFor } from './locale.js';

interface PartProps {
  readonly model: ListModel;
}

/** `/feeds/import`: lists from other readers, and for them. */
export function ListPage({ model }: PartProps) {
  const { language, report, fault } = model;
  const { list: words } = wordsFor(language);
  return (
    <Sheet
      language={language}
      heading={words.heading}
      signedIn
      place="feeds"
      refused={fault !== null}
      styles={['feeds.css']}
      class="feeds"
      back={{ href: PATH, label: words.back }}
    >
      {report !== null && <Report model={model} report={report} />}
      <section class="card" aria-labelledby="heading">
        <h1 id="heading">{words.heading}</h1>
        <p class="lead">{words.lead}</p>
        <Upload model={model} />
        <p class="actions">
          <a class="button" href={`${PATH}/export.opml`} download aria-describedby="download-hint">
            {words.download}
          </a>
        </p>
        <p class="hint" id="download-hint">
          {words.downloadHint}
        </p>
      </section>
    </Sheet>
  );
}

function Upload({ model: { language, formToken, fault } }: PartProps) {
  const { list: words } = wordsFor(language);
  const field = { name: 'file', hint: words.fileHint, fault: fault === null ? undefined : words.faults[fault] };
  return (
    <form class="form" method="post" action={`${PATH}/import`} enctype="multipart/form-data" novalidate>
      <FormToken token={formToken} />
      <LabelledField label={words.file} {...field}>
        <input
          id="file"
          name="file"
          type="file"
          accept=".opml,.xml,text/x-opml,text/xml"
          required
          {...describedBy(field)}
        />
      </LabelledField>
      <p class="actions">
        <button class="button primary" type="submit">
          {words.submit}
        </button>
      </p>
    </form>
  );
}

/** What needs a look first. */
const OUTCOMES: readonly ImportOutcome[] = ['refused', 'subscribed', 'followed_already'];
const MOST_SHOWN = 100;

function Report({ model: { language }, report }: PartProps & { readonly report: readonly ImportedFeed[] }) {
  const { list: words } = wordsFor(language);
  return (
    <section class="card good" aria-labelledby="report">
      <h2 id="report" tabIndex={-1} autofocus>
        {words.report}
      </h2>
      <p class="hint">{words.comes}</p>
      {OUTCOMES.map((outcome) => {
        const lines = report.filter((line) => line.outcome === outcome);
        return (
          lines.length > 0 && (
            <details open={outcome === 'refused'}>
              <summary>
                {words.outcomes[outcome]}: {lines.length}
              </summary>
              <ul class="feeds-list">
                {lines.slice(0, MOST_SHOWN).map((line) => (
                  <Line model={{ language }} line={line} />
                ))}
              </ul>
              {lines.length > MOST_SHOWN && <p class="hint">{words.others(lines.length - MOST_SHOWN)}</p>}
            </details>
          )
        );
      })}
    </section>
  );
}

interface LineProps {
  readonly model: Pick<ListModel, 'language'>;
  readonly line: ImportedFeed;
}

function Line({
  model: { language },
  line: { line, title, feedUrl, folder, outcome, subscriptionId, message },
}: LineProps) {
  const { list: words } = wordsFor(language);
  const name = <bdi>{title ?? feedUrl}</bdi>;
  return (
    <li>
      <div class="feeds-entry">
        {subscriptionId === null ? name : <a href={pathOf(subscriptionId)}>{name}</a>}
        <p class="meta">
          <span>{words.line(line)}</span>
          {folder !== null && (
            <span>
              <bdi>{folder}</bdi>
            </span>
          )}
          {outcome === 'refused' && (
            <span>{/sources already/.test(message ?? '') ? words.tooMany : words.refused}</span>
          )}
        </p>
        {title !== null && (
          <p class="hint feeds-address">
            <bdi dir="ltr">{feedUrl}</bdi>
          </p>
        )}
      </div>
    </li>
  );
}
