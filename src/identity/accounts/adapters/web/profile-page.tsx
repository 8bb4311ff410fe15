import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { AdvicePage, Sheet, TaskPage } from '../../../../shared/delivery/web/shell/sheet.js';
import { pageWordsFor } from '../../../../shared/delivery/web/language/locale.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { wordsFor } from '../../../adapters/web/locale.js';
import { Field, ProblemSummary } from '../../../adapters/web/form.js';
import { OwnProofFields } from '../../../adapters/web/own-proof.js';
import type { AskedProof } from '../../application/queries/find-asked-proof.js';
import type { FormProblem } from '../../../adapters/web/form-problem.js';

export interface ProfileModel extends FormPage {
  /** As they were typed, or are. */
  readonly name: string;
  readonly email: string;
  /** There is a mail server: the new address is confirmed by a link. */
  readonly mail: boolean;
  readonly asked: AskedProof;
  readonly problem: FormProblem | null;
}

/** `/account/profile`: what one is called, and where one is written to. */
export function ProfilePage({ model }: { readonly model: ProfileModel }) {
  const { language, problem } = model;
  const { profile } = wordsFor(language).account;
  return (
    <Sheet
      language={language}
      heading={profile.heading}
      signedIn
      place="settings"
      refused={problem !== null}
      scripts={['forms.js']}
      styles={['account.css']}
      class="account"
      back={{ href: '/account', label: pageWordsFor(language).session.account }}
    >
      <h1>{profile.heading}</h1>
      <ProblemSummary language={language} problem={problem} />
      <NameForm model={model} />
      <EmailForm model={model} />
    </Sheet>
  );
}

function NameForm({ model: { language, formToken, name, problem } }: { readonly model: ProfileModel }) {
  const { fields, account } = wordsFor(language);
  return (
    <section class="card" aria-labelledby="name-heading">
      <h2 id="name-heading" class="visually-hidden">
        {fields.name}
      </h2>
      <PostForm action="/account/profile/name" token={formToken}>
        <Field
          language={language}
          name="name"
          label={fields.name}
          autocomplete="name"
          value={name}
          fault={problem?.faults.name}
        />
        <button class="button" type="submit">
          {account.profile.saveName}
        </button>
      </PostForm>
    </section>
  );
}

function EmailForm({ model: { language, formToken, email, mail, asked, problem } }: { readonly model: ProfileModel }) {
  const { fields, account } = wordsFor(language);
  return (
    <section class="card" aria-labelledby="email-heading">
      <h2 id="email-heading" class="visually-hidden">
        {fields.email}
      </h2>
      {mail && <p class="hint">{account.profile.byMail}</p>}
      <PostForm action="/account/profile/email" token={formToken}>
        <Field
          language={language}
          name="email"
          label={fields.email}
          type="email"
          autocomplete="email"
          value={email}
          fault={problem?.faults.email}
        />
        <OwnProofFields language={language} asked={asked} problem={problem} page="/account/profile" />
        <button class="button" type="submit">
          {account.profile.saveEmail}
        </button>
      </PostForm>
    </section>
  );
}

interface NewEmailProps extends FormPage {
  readonly email: string;
  readonly path: string;
}

/** `/account/email/<token>`: a button, because programs that look for malware open every link of a mail. */
export const NewEmailPage = (page: NewEmailProps) => (
  <AddressPage page={page} words={wordsFor(page.language).account.profile.newEmail} />
);

/** `/account/back/<token>`, likewise. */
export const TakeBackPage = (page: NewEmailProps) => (
  <AddressPage page={page} words={wordsFor(page.language).account.profile.takeBack} />
);

interface AddressPageProps {
  readonly page: NewEmailProps;
  readonly words: { readonly heading: string; readonly advice: string; readonly submit: string };
}

function AddressPage({ page: { language, formToken, email, path }, words }: AddressPageProps) {
  return (
    <TaskPage language={language} heading={words.heading} lead={words.advice}>
      <p class="lead">
        <strong>
          <bdi>{email}</bdi>
        </strong>
      </p>
      <PostForm action={path} token={formToken}>
        <button class="button primary" type="submit">
          {words.submit}
        </button>
      </PostForm>
    </TaskPage>
  );
}

export function NewEmailDonePage({ language }: { readonly language: Language }) {
  const { account, signIn } = wordsFor(language);
  return (
    <AdvicePage language={language} words={account.profile.newEmail.done} tone="good">
      <p class="actions">
        <a class="button" href="/account">
          {signIn.goOn}
        </a>
      </p>
    </AdvicePage>
  );
}
