import { ADMIN_PATH, AdminNote, AdminSheet } from '../../../../shared/delivery/admin/admin-sheet.js';
import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import type { TroubledFeed } from '../../../application/ports/feed-overview.js';
import type { FeedStatus } from '../../../application/queries/show-feed-status.js';
import { troubleWords } from '../../../../shared/delivery/web/troubles/trouble-words.js';
import { adminFeedWordsFor } from './admin-feed-locale.js';
import { type FetchDone } from './admin-feed-words.js';

export interface FeedsInTroubleModel extends FormPage {
  readonly status: FeedStatus;
  readonly done: FetchDone | null;
}

/** `/admin/feeds`: feeds that fail or are gone, with the button that asks them again. */
export function FeedsInTroublePage({ model }: { readonly model: FeedsInTroubleModel }) {
  const { language, status, done } = model;
  const words = adminFeedWordsFor(language);
  return (
    <AdminSheet language={language} page="feeds">
      <AdminNote
        text={done === null ? null : words.done[done]}
        bad={done !== null && done !== 'fetched' && done !== 'left'}
      />
      <section class="card" aria-labelledby="feeds">
        <h1 id="feeds">{words.heading}</h1>
        <p class="lead">{words.counts(status.counts.watched, status.counts.due)}</p>
        <h2>{words.failing}</h2>
        <TroubledFeeds {...model} feeds={status.failing} none={words.noneFailing} />
        <h2>{words.gone}</h2>
        <TroubledFeeds {...model} feeds={status.gone} none={words.noneGone} />
      </section>
    </AdminSheet>
  );
}

interface ListProps extends FormPage {
  readonly feeds: readonly TroubledFeed[];
  readonly none: string;
}

/** Addresses and reasons are text of others: nothing here is a link. */
export function TroubledFeeds({ language, formToken, feeds, none }: ListProps) {
  const words = adminFeedWordsFor(language);
  if (feeds.length === 0) return <p class="hint">{none}</p>;
  return (
    <ul class="accesses">
      {feeds.map(({ url, reason, failures, lastSuccessAt, nextCheckAt }) => (
        <li>
          <h3>
            <bdi>{url}</bdi>
          </h3>
          <p class="admin-why">
            <bdi>{troubleWords(reason, language)}</bdi>
          </p>
          <p class="meta">
            <span>{words.failures(failures)}</span>
            <span>
              {words.lastSuccess}:{' '}
              {lastSuccessAt === null ? words.never : <Moment at={lastSuccessAt} language={language} style="exact" />}
            </span>
            {nextCheckAt !== null && (
              <span>
                {words.next}: <Moment at={nextCheckAt} language={language} style="exact" />
              </span>
            )}
          </p>
          <PostForm class="end" action={ADMIN_PATH.feeds} token={formToken}>
            <input type="hidden" name="url" value={url} />
            <button class="button" type="submit" aria-label={words.fetchOf(url)}>
              {words.fetch}
            </button>
          </PostForm>
        </li>
      ))}
    </ul>
  );
}
