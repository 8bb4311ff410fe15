import type { Language } from '../../../../shared/kernel/language.js';
import { Fact, Facts } from '../../../../shared/delivery/web/facts.js';
import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { pageWordsFor } from '../../../../shared/delivery/web/locale.js';
import { Moment } from '../../../../shared/delivery/web/moment.js';
import { Sheet } from '../../../../shared/delivery/web/sheet.js';
import type { Access } from '../../domain/access.js';
import type { Member, OpenSession } from '../../../accounts/accounts.js';
import type { RecordedSecurityEvent } from '../../../security/security.js';
import { AccessSection } from './account-access.js';
import { wordsFor } from '../../../adapters/web/locale.js';
import type { Done } from '../../../adapters/web/account-done.js';
import { shownName } from './shown-name.js';

export interface AccountModel extends FormPage {
  readonly member: Member;
  /** Those that can come in, and those that could. */
  readonly access: readonly Access[];
  readonly sessions: readonly OpenSession[];
  readonly events: readonly RecordedSecurityEvent[];
  /** What has just been done. */
  readonly done: Done | null;
}

interface PartProps {
  readonly model: AccountModel;
}

/** `/account`: who one is here, who else may use the account, and what happened to it. */
export function AccountPage({ model }: PartProps) {
  const { language, done } = model;
  const words = wordsFor(language).account;
  return (
    <Sheet
      language={language}
      heading={pageWordsFor(language).session.account}
      scripts={['local-time.js']}
      class="account"
    >
      {done !== null && (
        <p class="done" role="status" tabIndex={-1} autofocus>
          {words.done[done]}
        </p>
      )}
      <Person model={model} />
      <AccessSection language={language} formToken={model.formToken} access={model.access} />
      <Browsers model={model} />
      <Events model={model} />
    </Sheet>
  );
}

function Person({ model: { language, formToken, member } }: PartProps) {
  const { fields, account: words, signOut } = wordsFor(language);
  return (
    <section class="card" aria-labelledby="person">
      <h1 id="person">{pageWordsFor(language).session.account}</h1>
      <Facts>
        <Fact label={fields.name}>
          <bdi>{member.name}</bdi>
        </Fact>
        <Fact label={fields.email}>
          <bdi>{member.email}</bdi>
        </Fact>
        <Fact label={words.since}>
          <Moment at={member.createdAt} language={language} style="long" />
        </Fact>
      </Facts>
      <PostForm class="actions" action="/signout" token={formToken}>
        <a class="button" href="/password">
          {words.changePassword}
        </a>
        <a class="button" href="/pronunciations">
          {words.pronunciations}
        </a>
        <button class="button" type="submit">
          {signOut.submit}
        </button>
      </PostForm>
    </section>
  );
}

function Browsers({ model: { language, formToken, sessions } }: PartProps) {
  const words = wordsFor(language).account.sessions;
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <section class="card" aria-labelledby="browsers">
      <h2 id="browsers">{words.heading}</h2>
      <p class="lead">{words.count(others)}</p>
      {others > 0 && (
        <PostForm class="actions" action="/account" token={formToken}>
          <button class="button" type="submit" name="end" value="sessions">
            {words.endOthers}
          </button>
        </PostForm>
      )}
    </section>
  );
}

function Events({ model: { language, events } }: PartProps) {
  const words = wordsFor(language).account.events;
  return (
    <section class="card" aria-labelledby="events">
      <h2 id="events">{words.heading}</h2>
      <p class="hint">{words.advice}</p>
      <ul class="records">
        {events.map((event) => (
          <li>
            <span>{words.kinds[event.kind]}</span>
            <EventDetails language={language} event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names are of agents and apps; other details of an event are for operators. */
const NAMED: ReadonlySet<string> = new Set([
  'consent_given',
  'consent_refused',
  'pairing_approved',
  'pairing_refused',
  'token_issued',
  'token_revoked',
]);

function EventDetails({ language, event }: { readonly language: Language; readonly event: RecordedSecurityEvent }) {
  const name = NAMED.has(event.kind) ? shownName(event.detail) : null;
  return (
    <span class="meta">
      {name !== null && <bdi>{name}</bdi>}
      <Moment at={event.at} language={language} style="exact" />
      {event.address !== null && <span>{wordsFor(language).account.events.from(event.address)}</span>}
    </span>
  );
}
