import { languageTag, roundMinutes } from '../../../../shared/delivery/web/language/formats.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import { Outline } from '../../../../shared/delivery/web/shell/outline.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { EnqueueButton } from '../../../adapters/web/player/enqueue-button.js';
import { wordsFor } from '../../../adapters/web/locale.js';
import { AskAgain, DeleteButton, Sharing } from '../../../adapters/web/viewer/owner-tools.js';
import { ownerWordsFor } from '../../../adapters/web/viewer/owner-words.js';
import type { KeptBriefing } from '../../../application/queries/list-library.js';
import { BeingMade } from './being-made.js';
import { pathOf, type ListModel } from './library-model.js';
import { libraryWordsFor } from './locale.js';

interface EntryProps {
  readonly model: ListModel;
  readonly kept: KeptBriefing;
}

const isDeleted = ({ briefing: { state } }: KeptBriefing): boolean => state.deletedAt !== undefined;

export function BriefingEntry({ model, kept }: EntryProps) {
  const { language } = model;
  const { state, slug } = kept.briefing;
  const isMaking = !isDeleted(kept) && ['composing', 'queued', 'rendering', 'assembling'].includes(state.status);
  return (
    <li class="library-entry">
      <Cover kept={kept} />
      <div class="library-about">
        <h2>
          <Title kept={kept} language={language} />
        </h2>
        <Asked kept={kept} language={language} />
        <Facts kept={kept} language={language} />
        {isMaking && <BeingMade slug={slug} percent={kept.briefing.percent} language={language} />}
        {isDeleted(kept) ? <Restore model={model} kept={kept} /> : <Tools model={model} kept={kept} />}
      </div>
    </li>
  );
}

/** Decoration: the title says what it is. Where it is deleted, its cover is behind no link. */
export function Cover({ kept }: Pick<EntryProps, 'kept'>) {
  const { state, slug } = kept.briefing;
  if (state.status !== 'ready' || isDeleted(kept)) return <span class="library-cover" aria-hidden="true" />;
  return <img class="library-cover" src={`/b/${slug}/cover.jpg`} alt="" width="96" height="96" loading="lazy" />;
}

interface LineProps {
  readonly kept: KeptBriefing;
  readonly language: Language;
}

export function Title({ kept, language }: LineProps) {
  const { state, slug } = kept.briefing;
  const title = 'composed' in state ? state.composed.title : libraryWordsFor(language).list.untitled;
  const spoken = 'composed' in state ? languageTag(state.requested.request.language) : undefined;
  const text = <bdi lang={spoken}>{title}</bdi>;
  return isDeleted(kept) ? text : <a href={`/b/${slug}`}>{text}</a>;
}

function Asked({ kept: { userRequest }, language }: LineProps) {
  const words = ownerWordsFor(language);
  return (
    <p class="library-asked">
      {words.asked} <bdi>{userRequest.trim() === '' ? words.whatIsNew : userRequest}</bdi>
    </p>
  );
}

export function Facts({ kept, language }: LineProps) {
  const { state, createdAt } = kept.briefing;
  const { list: words } = libraryWordsFor(language);
  const hasFailed = 'failure' in state;
  return (
    <p class="meta">
      <Moment at={createdAt} language={language} />
      {state.status === 'ready' && <span>{roundMinutes(state.published.durationMs, language)}</span>}
      {'composed' in state && state.composed.coverage.total > 0 && (
        <span>
          {wordsFor(language).reading.coverage(state.composed.coverage.covered, state.composed.coverage.total)}
        </span>
      )}
      <Heard kept={kept} language={language} />
      {hasFailed && <span class="library-failed">{words.failed}</span>}
    </p>
  );
}

function Heard({ kept: { playback }, language }: LineProps) {
  const { list: words } = libraryWordsFor(language);
  if (playback === null) return null;
  if (playback.finished) return <span>{words.played}</span>;
  const share = Math.min(1, playback.furthestMs / Math.max(1, playback.durationMs));
  const percent = new Intl.NumberFormat(languageTag(language), { style: 'percent' }).format(share);
  return <span>{words.heard(percent)}</span>;
}

function Restore({ model: { language, formToken }, kept }: EntryProps) {
  return (
    <PostForm class="actions" action={pathOf(kept.briefing.id)} token={formToken}>
      <button class="button" type="submit" name="do" value="restore">
        {libraryWordsFor(language).list.restore}
      </button>
    </PostForm>
  );
}

function Tools({ model, kept }: EntryProps) {
  const { language } = model;
  const { state, slug, id } = kept.briefing;
  const { list: words } = libraryWordsFor(language);
  const title = 'composed' in state ? state.composed.title : words.untitled;
  return (
    <>
      <p class="actions">
        {state.status === 'ready' && (
          <a class="button" href={`/b/${slug}`}>
            <Outline name="listen" />
            {words.listen}
          </a>
        )}
        {'composed' in state && (
          <a class="button" href={`/b/${slug}/read`}>
            <Outline name="read" />
            {words.read}
          </a>
        )}
        {'failure' in state && <AskAgain id={id} language={language} />}
      </p>
      <details class="library-more">
        <summary>
          {words.actions}
          <span class="visually-hidden">: {title}</span>
        </summary>
        <More model={model} kept={kept} />
      </details>
    </>
  );
}

function More({ model, kept }: EntryProps) {
  const { language, baseUrl, formToken } = model;
  const { state, slug, id } = kept.briefing;
  return (
    <>
      <PostForm class="actions" action={pathOf(id)} token={formToken}>
        {state.status === 'ready' && (
          <a class="button" href={`/b/${slug}/download`} download>
            <Outline name="download" />
            {wordsFor(language).player.download}
          </a>
        )}
        {state.status === 'ready' && (
          <EnqueueButton path={`/b/${slug}`} title={state.composed.title} language={language} />
        )}
        {!('failure' in state) && <AskAgain id={id} language={language} />}
        <DeleteButton language={language} />
      </PostForm>
      <Sharing id={id} url={`${baseUrl}/b/${slug}`} back="list" formToken={formToken} language={language} />
    </>
  );
}
