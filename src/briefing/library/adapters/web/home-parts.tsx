import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { WaitWithoutScripts } from '../../../../shared/delivery/web/forms/wait-without-scripts.js';
import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import type { KeptBriefing } from '../../../application/queries/list-library.js';
import type { AllowanceLeft } from '../../../domain/allowance.js';
import { BeingMade } from './being-made.js';
import { Cover, Facts, Title } from './briefing-entry.js';
import { PATH } from './library-model.js';
import { libraryWordsFor } from './locale.js';
import { NoFeeds } from './no-feeds.js';
import { MannerFields, RequestField } from './request-fields.js';
import { BLANK } from './request-form.js';

interface PartProps {
  readonly page: FormPage;
}

interface AskProps extends PartProps {
  /** false: nothing is followed yet. */
  readonly canAsk: boolean;
  /** Pressing the button twice makes one briefing. */
  readonly formKey: string;
}

/** "What do you want to hear?" */
export function AskSection({ page: { language, formToken }, canAsk, formKey }: AskProps) {
  const { ask: words } = libraryWordsFor(language);
  if (!canAsk) {
    return (
      <section class="card" aria-labelledby="ask">
        <h2 id="ask">{words.heading}</h2>
        <NoFeeds language={language} />
      </section>
    );
  }
  return (
    <section class="card" aria-label={words.submit}>
      <PostForm class="form library-ask" action={PATH} token={formToken}>
        <input type="hidden" name="key" value={formKey} />
        <WaitWithoutScripts />
        <RequestField language={language} typed={BLANK} />
        <MannerFields language={language} typed={BLANK} />
        <p class="actions">
          <button class="button primary" type="submit">
            {words.submit}
          </button>
          <a class="button" href={`${PATH}/new`}>
            {words.more}
          </a>
        </p>
      </PostForm>
    </section>
  );
}

interface ListProps extends PartProps {
  readonly briefings: readonly KeptBriefing[];
}

export function MakingSection({ page: { language }, briefings }: ListProps) {
  const { home: words } = libraryWordsFor(language);
  return (
    <section class="card" aria-labelledby="being-made">
      <h2 id="being-made">{words.making}</h2>
      <ul class="library-list">
        {briefings.map((kept) => (
          <li>
            <Title kept={kept} language={language} />
            <BeingMade slug={kept.briefing.slug} percent={kept.briefing.percent} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function LatestSection({ page: { language }, briefings }: ListProps) {
  const { home: words } = libraryWordsFor(language);
  return (
    <section class="card" aria-labelledby="latest">
      <h2 id="latest">{words.latest}</h2>
      <ul class="library-list">
        {briefings.map((kept) => (
          <li class="library-entry">
            <Cover kept={kept} />
            <div class="library-about">
              <h3>
                <Title kept={kept} language={language} />
              </h3>
              <Facts kept={kept} language={language} />
            </div>
          </li>
        ))}
      </ul>
      <p class="other-way">
        <a href={PATH}>{words.all}</a>
      </p>
    </section>
  );
}

interface AllowanceProps extends PartProps {
  readonly allowance: AllowanceLeft;
}

export function AllowanceSection({ page: { language }, allowance: { left, limit, nextAt } }: AllowanceProps) {
  const { home: words } = libraryWordsFor(language);
  return (
    <section class="card" aria-labelledby="allowance">
      <h2 id="allowance">{words.allowance}</h2>
      <p>{words.left(left, limit)}</p>
      {left === 0 && nextAt !== null && (
        <p class="hint">
          {words.next} <Moment at={nextAt} language={language} style="exact" />
        </p>
      )}
    </section>
  );
}
