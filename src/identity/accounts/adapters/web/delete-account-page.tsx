import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { pageWordsFor } from '../../../../shared/delivery/web/language/locale.js';
import { AdvicePage, TaskPage } from '../../../../shared/delivery/web/shell/sheet.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { wordsFor } from '../../../adapters/web/locale.js';
import { Field, KnownAccount, ProblemSummary } from '../../../adapters/web/form.js';
import { OwnProofFields } from '../../../adapters/web/own-proof.js';
import type { AskedProof } from '../../application/queries/find-asked-proof.js';
import type { FormProblem } from '../../../adapters/web/form-problem.js';

export interface DeleteAccountModel extends FormPage {
  readonly email: string;
  readonly asked: AskedProof;
  /** As it was typed. */
  readonly confirm: string;
  readonly problem: FormProblem | null;
}

/** `/account/delete`: what goes, what stays, and the two things that nobody types by mistake. */
export function DeleteAccountPage({ model }: { readonly model: DeleteAccountModel }) {
  const { language, problem } = model;
  const words = wordsFor(language).account.deletion;
  return (
    <TaskPage
      language={language}
      heading={words.heading}
      signedIn
      place="settings"
      refused={problem !== null}
      scripts={['forms.js']}
      styles={['account.css']}
      tone="notice"
      back={{ href: '/account', label: pageWordsFor(language).session.account }}
    >
      <WhatGoes language={language} />
      <ProblemSummary language={language} problem={problem} />
      <DeletionForm model={model} />
    </TaskPage>
  );
}

function DeletionForm({ model }: { readonly model: DeleteAccountModel }) {
  const { language, formToken, problem, email } = model;
  const words = wordsFor(language).account.deletion;
  return (
    <PostForm action="/account/delete" token={formToken}>
      <KnownAccount email={email} />
      <Field
        language={language}
        name="confirm"
        label={words.confirm(email)}
        type="email"
        autocomplete="off"
        value={model.confirm}
        fault={problem?.faults.confirm}
      />
      <OwnProofFields language={language} asked={model.asked} problem={problem} page="/account/delete" />
      <button class="button account-delete" type="submit">
        {words.submit}
      </button>
    </PostForm>
  );
}

function WhatGoes({ language }: { readonly language: Language }) {
  const words = wordsFor(language).account.deletion;
  return (
    <>
      <h2 class="account-part">{words.goes.heading}</h2>
      <ul class="account-list">
        {words.goes.list.map((what) => (
          <li>{what}</li>
        ))}
      </ul>
      <h2 class="account-part">{words.stays.heading}</h2>
      <ul class="account-list">
        {words.stays.list.map((what) => (
          <li>{what}</li>
        ))}
      </ul>
    </>
  );
}

export function AccountDeletedPage({ language }: { readonly language: Language }) {
  return <AdvicePage language={language} words={wordsFor(language).account.deletion.done} tone="good" />;
}
