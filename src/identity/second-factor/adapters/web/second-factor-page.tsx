import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { pageWordsFor } from '../../../../shared/delivery/web/language/locale.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import { Sheet } from '../../../../shared/delivery/web/shell/sheet.js';
import { CodeField } from '../../../adapters/web/code-field.js';
import { KnownAccount, ProblemSummary } from '../../../adapters/web/form.js';
import { PasswordProof } from '../../../adapters/web/own-proof.js';
import type { FormProblem } from '../../../adapters/web/form-problem.js';
import type { AskedProof } from '../../../accounts/accounts.js';
import type { OfferedKey } from '../../application/queries/offer-key.js';
import type { SecondFactor } from '../../domain/second-factor.js';
import { factorWordsFor } from './locale.js';
import { NewKey } from './new-key.js';

export const SECOND_FACTOR_PATH = '/account/second-factor';

export interface SecondFactorModel extends FormPage {
  readonly email: string;
  readonly asked: AskedProof;
  /** What they have; else a key that they can take. */
  readonly factor: SecondFactor | null;
  /** It cannot be switched off. */
  readonly demanded: boolean;
  readonly offered: OfferedKey | null;
  /** What was just done, or happened. */
  readonly note: 'removed' | 'newKey' | null;
  readonly problem: FormProblem | null;
}

interface PartProps {
  readonly model: SecondFactorModel;
}

/** `/account/second-factor`: switching it on, new recovery codes, and switching it off. */
export function SecondFactorPage({ model }: PartProps) {
  const { language, factor, offered, note, problem } = model;
  const words = factorWordsFor(language);
  return (
    <Sheet
      language={language}
      heading={words.heading}
      signedIn
      place="settings"
      refused={problem !== null}
      scripts={['forms.js', 'local-time.js']}
      styles={['account.css', 'second-factor.css', 'qr-code.css']}
      class="account"
      back={{ href: '/account', label: pageWordsFor(language).session.account }}
    >
      <h1>{words.heading}</h1>
      {note !== null && (
        <p class="done" role="status" tabIndex={-1} autofocus>
          {words[note]}
        </p>
      )}
      <ProblemSummary language={language} problem={problem} />
      <section class="card">
        {factor !== null && <State model={model} factor={factor} />}
        {offered !== null && <SwitchOn model={model} offered={offered} />}
      </section>
    </Sheet>
  );
}

function SwitchOn({ model, offered }: PartProps & { readonly offered: OfferedKey }) {
  const { language, formToken, email, problem } = model;
  const words = factorWordsFor(language);
  return (
    <>
      <p class="lead">{words.lead}</p>
      <NewKey language={language} offered={offered} />
      <PostForm action={SECOND_FACTOR_PATH} token={formToken}>
        <KnownAccount email={email} />
        <input type="hidden" name="enrolment" value={offered.token} />
        <CodeField language={language} fault={problem?.faults.code} recovery={false} />
        <Password model={model} />
        <button class="button primary" type="submit" name="do" value="add">
          {words.submit}
        </button>
      </PostForm>
    </>
  );
}

function State({ model, factor }: PartProps & { readonly factor: SecondFactor }) {
  const { language, formToken, email, demanded, problem } = model;
  const words = factorWordsFor(language);
  const acts = demanded ? (['renew'] as const) : (['renew', 'remove'] as const);
  return (
    <>
      <p class="lead">
        {words.since} <Moment at={factor.since} language={language} style="long" />
      </p>
      <p>{words.left(factor.recoveryCodesLeft)}</p>
      <PostForm action={SECOND_FACTOR_PATH} token={formToken}>
        <KnownAccount email={email} />
        <Password model={model} />
        <CodeField language={language} fault={problem?.faults.code} />
        {acts.map((act) => (
          <p class="actions">
            <button class="button" type="submit" name="do" value={act} aria-describedby={`${act}-hint`}>
              {words[act].submit}
            </button>
            <span class="hint" id={`${act}-hint`}>
              {words[act].hint}
            </span>
          </p>
        ))}
      </PostForm>
      {demanded && <p class="hint">{words.stays}</p>}
    </>
  );
}

function Password({ model: { language, asked, problem } }: PartProps) {
  return <PasswordProof language={language} asked={asked} problem={problem} page={SECOND_FACTOR_PATH} />;
}
