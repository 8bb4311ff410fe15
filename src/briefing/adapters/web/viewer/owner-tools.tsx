import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { Outline } from '../../../../shared/delivery/web/shell/outline.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { ownerWordsFor } from './owner-words.js';
import type { OwnerModel } from './viewer-model.js';

interface OwnerToolsProps {
  readonly owner: OwnerModel | undefined;
  readonly language: Language;
  readonly viewerUrl: string;
}

/** What only the owner sees on the page of a briefing: what they asked for, and what they can do with it. */
export function OwnerTools({ owner, language, viewerUrl }: OwnerToolsProps) {
  if (owner === undefined) return null;
  const words = ownerWordsFor(language);
  const { id, userRequest, notUnderstood, formToken, shareUrl } = owner;
  return (
    <section class="owner-tools" aria-labelledby="owner-tools">
      <h2 id="owner-tools">{words.heading}</h2>
      <p>
        {words.asked} <bdi>{userRequest.trim() === '' ? words.whatIsNew : userRequest}</bdi>
      </p>
      <NotUnderstood said={notUnderstood} language={language} />
      <PostForm class="actions" action={`/briefings/${id}`} token={formToken}>
        <AskAgain id={id} language={language} />
        <a class="button" href={`${viewerUrl}/history`}>
          {words.history}
        </a>
        <DeleteButton language={language} />
      </PostForm>
      <details>
        <summary>{words.share}</summary>
        <Sharing id={id} url={shareUrl} back="page" formToken={formToken} language={language} />
      </details>
    </section>
  );
}

/** Each by itself, as they wrote it. */
const NotUnderstood = ({ said, language }: Pick<PartProps, 'language'> & { readonly said: readonly string[] }) =>
  said.length === 0 ? null : (
    <p class="hint">
      {ownerWordsFor(language).notUnderstood}
      {said.map((words) => (
        <span key={words}>
          {' '}
          <q>{words}</q>
        </span>
      ))}
    </p>
  );

interface PartProps {
  readonly id: string;
  readonly language: Language;
}

/** To the form, as it was filled in for this briefing. */
export const AskAgain = ({ id, language, primary }: PartProps & { readonly primary?: boolean }) => (
  <a class={primary === true ? 'button primary' : 'button'} href={`/briefings/new?again=${id}`}>
    {ownerWordsFor(language).again}
  </a>
);

interface SharingProps extends PartProps {
  readonly url: string;
  /** Where the person goes on after the link was renewed. */
  readonly back: 'page' | 'list';
  readonly formToken: string;
}

/** The link for others, and the way to take it back. */
export function Sharing({ id, url, back, formToken, language }: SharingProps) {
  const words = ownerWordsFor(language);
  return (
    <PostForm class="owner-link" action={`/briefings/${id}`} token={formToken}>
      <p class="hint">{words.shareHint}</p>
      <code id={`link-${id}`} class="address">
        {url}
      </code>
      <input type="hidden" name="back" value={back} />
      <p class="actions">
        <button type="button" class="button" data-copy={`link-${id}`} data-copied={words.copied} hidden>
          <Outline name="link" />
          {words.copy}
        </button>
        <button class="button" type="submit" name="do" value="renew" aria-describedby={`renew-${id}`}>
          {words.renew}
        </button>
        <span class="note" role="status" />
      </p>
      <p class="hint" id={`renew-${id}`}>
        {words.renewHint}
      </p>
    </PostForm>
  );
}

/** In a form that is sent to the briefing. A deletion can be undone on the page that follows. */
export const DeleteButton = ({ language }: Pick<PartProps, 'language'>) => (
  <button class="button owner-delete" type="submit" name="do" value="delete">
    {ownerWordsFor(language).delete}
  </button>
);
