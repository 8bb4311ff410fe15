import type { Language } from '../../../../shared/kernel/language.js';
import { Fact, Facts } from '../../../../shared/delivery/web/shell/facts.js';
import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { pageWordsFor } from '../../../../shared/delivery/web/language/locale.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import { Sheet } from '../../../../shared/delivery/web/shell/sheet.js';
import type { Access } from '../../domain/access.js';
import type { Member, OpenSession } from '../../../accounts/accounts.js';
import type { RecordedSecurityEvent } from '../../../security/security.js';
import { AccessSection } from './account-access.js';
import { DataSection } from './account-data.js';
import { EventsSection } from './account-events.js';
import { SecureSection } from './account-secure.js';
import { wordsFor } from '../../../adapters/web/locale.js';
import type { Done } from '../../../adapters/web/account-done.js';

export interface AccountModel extends FormPage {
  readonly member: Member;
  /** The address can be confirmed by e-mail, and is not yet. */
  readonly confirmable: boolean;
  /** There are issuers at which one can sign in. */
  readonly waysIn: boolean;
  /** Those that can come in, and those that could. */
  readonly access: readonly Access[];
  readonly sessions: readonly OpenSession[];
  readonly events: readonly RecordedSecurityEvent[];
  /** What has just been done. */
  readonly done: Done | null;
  /** It was to be secured, and nothing was chosen. */
  readonly secureFault?: boolean;
}

interface PartProps {
  readonly model: AccountModel;
}

/** `/account`: who one is here, who else may use the account, what happened to it, and how to leave with everything. */
export function AccountPage({ model }: PartProps) {
  const { language, formToken, done, secureFault = false } = model;
  const words = wordsFor(language).account;
  // Right after a reset it is what one has to think of next.
  const isUrgent = done === 'reset' || secureFault;
  const secure = <SecureSection language={language} formToken={formToken} fault={secureFault} />;
  return (
    <Sheet
      language={language}
      heading={pageWordsFor(language).session.account}
      signedIn
      place="settings"
      refused={secureFault}
      styles={['access.css', 'account.css']}
      scripts={['local-time.js']}
      class="account"
    >
      <h1>{pageWordsFor(language).session.account}</h1>
      {done !== null && (
        <p class="done" role="status" tabIndex={-1} autofocus>
          {words.done[done]}
        </p>
      )}
      {isUrgent ? secure : <Anchors language={language} />}
      <Person model={model} />
      <AccessSection language={language} formToken={formToken} access={model.access} />
      <Browsers model={model} />
      <EventsSection language={language} events={model.events} />
      {!isUrgent && secure}
      <DataSection language={language} formToken={formToken} />
    </Sheet>
  );
}

function Anchors({ language }: { readonly language: Language }) {
  const words = wordsFor(language).account;
  const parts = {
    person: words.profile.heading,
    access: words.access.heading,
    browsers: words.sessions.heading,
    events: words.events.heading,
    secure: words.secure.heading,
    data: words.data.heading,
  };
  return (
    <nav class="account-parts" aria-label={words.onThisPage}>
      <ul>
        {Object.entries(parts).map(([id, heading]) => (
          <li>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Person({ model: { language, formToken, member, confirmable, waysIn } }: PartProps) {
  const { fields, account: words, signOut } = wordsFor(language);
  return (
    <section class="card" aria-labelledby="person">
      <h2 id="person">{words.profile.heading}</h2>
      <Facts>
        <Fact label={fields.name}>
          <bdi>{member.name}</bdi>
        </Fact>
        <Fact label={fields.email}>
          <bdi>{member.email}</bdi>
          {confirmable && ` (${words.address.unconfirmed})`}
        </Fact>
        <Fact label={words.since}>
          <Moment at={member.createdAt} language={language} style="long" />
        </Fact>
      </Facts>
      {confirmable && <ConfirmAddress language={language} formToken={formToken} />}
      <PostForm class="actions" action="/signout" token={formToken}>
        <a class="button" href="/account/profile">
          {words.profile.change}
        </a>
        <a class="button" href="/password">
          {words.changePassword}
        </a>
        {waysIn && (
          <a class="button" href="/account/sign-in">
            {words.waysIn}
          </a>
        )}
        <a class="button" href="/account/second-factor">
          {words.secondFactor}
        </a>
        <button class="button" type="submit">
          {signOut.submit}
        </button>
      </PostForm>
    </section>
  );
}

function ConfirmAddress({ language, formToken }: FormPage) {
  return (
    <PostForm class="actions" action="/confirm" token={formToken}>
      <button class="button" type="submit">
        {wordsFor(language).account.address.confirm}
      </button>
    </PostForm>
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
