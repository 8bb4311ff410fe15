import type { Language } from '../../../../shared/kernel/language.js';
import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { pageWordsFor } from '../../../../shared/delivery/web/language/locale.js';
import { HOME, withReturnTo } from '../../../../shared/delivery/web/return-to.js';
import { TaskPage } from '../../../../shared/delivery/web/shell/sheet.js';
import type { SignInIssuer } from '../../application/ports/foreign-sign-in.js';
import type { Member } from '../../domain/member.js';
import type { FormProblem } from '../../../adapters/web/form-problem.js';
import { Field, ProblemSummary } from '../../../adapters/web/form.js';
import { wordsFor } from '../../../adapters/web/locale.js';

export interface SignInModel extends FormPage {
  /** null: to the account. */
  readonly returnTo: string | null;
  /** Somebody may be able to sign up: there is a link to it. */
  readonly signUp: boolean;
  /** Whoever forgot their password gets a link by e-mail. */
  readonly mail: boolean;
  /** Where people sign in instead of here. */
  readonly issuers: readonly SignInIssuer[];
  /** null: everybody signs in by password; else one account does, in an emergency. */
  readonly breakGlassAccount: string | null;
  /** As it was typed. */
  readonly email: string;
  readonly problem: FormProblem | null;
}

/** `/signin`: for people; and where agents and those who bring one learn how to begin. */
export function SignInPage({ model }: { readonly model: SignInModel }) {
  const { language, problem, returnTo } = model;
  const { signIn } = wordsFor(language);
  return (
    <TaskPage
      language={language}
      heading={signIn.heading}
      refused={problem !== null}
      scripts={['forms.js']}
      lead={returnTo !== null && problem === null ? pageWordsFor(language).session.signInFirst : undefined}
      aside={<AgentsStart language={language} />}
    >
      <ProblemSummary language={language} problem={problem} />
      <AtIssuers model={model} />
      {model.breakGlassAccount === null ? (
        <>
          <ByPassword model={model} />
          <OtherWays model={model} />
        </>
      ) : (
        <details open={problem !== null}>
          <summary>{signIn.byPassword.summary}</summary>
          <p class="hint">{signIn.byPassword.hint}</p>
          <ByPassword model={model} />
        </details>
      )}
    </TaskPage>
  );
}

function AtIssuers({ model: { language, formToken, issuers, returnTo } }: { readonly model: SignInModel }) {
  const { signIn } = wordsFor(language);
  return (
    <>
      {issuers.map(({ key, name }) => (
        <PostForm class="actions" action={withReturnTo(`/signin/with/${key}`, returnTo)} token={formToken}>
          <button class="button primary" type="submit">
            <bdi>{signIn.withIssuer(name)}</bdi>
          </button>
        </PostForm>
      ))}
    </>
  );
}

function ByPassword({ model }: { readonly model: SignInModel }) {
  const { language, formToken, returnTo, issuers } = model;
  return (
    <PostForm action={withReturnTo('/signin', returnTo)} token={formToken}>
      <Credentials model={model} />
      <button class={issuers.length === 0 ? 'button primary' : 'button'} type="submit">
        {wordsFor(language).signIn.submit}
      </button>
    </PostForm>
  );
}

function OtherWays({ model: { language, signUp, returnTo, mail } }: { readonly model: SignInModel }) {
  const { signIn } = wordsFor(language);
  return (
    <>
      {signUp && (
        <p class="other-way">
          <a href={withReturnTo('/signup', returnTo)}>{signIn.newHere}</a>
        </p>
      )}
      {mail ? (
        <p class="other-way">
          <a href="/forgot">{signIn.forgotByMail}</a>
        </p>
      ) : (
        <p class="hint">{signIn.forgot}</p>
      )}
    </>
  );
}

function Credentials({ model: { language, email } }: { readonly model: SignInModel }) {
  const { fields } = wordsFor(language);
  return (
    <>
      <Field language={language} name="email" label={fields.email} type="email" autocomplete="username" value={email} />
      <Field
        language={language}
        name="password"
        label={fields.password}
        type="password"
        autocomplete="current-password"
      />
    </>
  );
}

/** The contract promises that agents can start here: in words and, for those that read the page, in addresses. */
function AgentsStart({ language }: { readonly language: Language }) {
  const { agents } = wordsFor(language).signIn;
  return (
    <section class="aside" aria-labelledby="agents">
      <h2 id="agents">{agents.heading}</h2>
      <p>
        {agents.person} <a href="/pair">{agents.enterCode}</a>
      </p>
      <p class="hint">
        {agents.agent} <code class="address">POST /api/v1/auth/skill/pair</code> <a href="/auth.md">{agents.guide}</a>
      </p>
    </section>
  );
}

interface SignedInProps extends FormPage {
  readonly member: Member;
  /** The page that was asked for; whoever signs out comes back to it. */
  readonly page: '/signin' | '/signup';
  readonly returnTo: string | null;
}

/** Whoever is signed in already goes on, or makes room for somebody else. */
export function SignedInPage({ language, formToken, member, page, returnTo }: SignedInProps) {
  const { signIn } = wordsFor(language);
  const { session } = pageWordsFor(language);
  return (
    <TaskPage language={language} heading={signIn.heading} signedIn>
      <AccountInUse language={language} member={member} />
      <PostForm class="actions" action={withReturnTo('/signout', withReturnTo(page, returnTo))} token={formToken}>
        <a class="button primary" href={returnTo ?? HOME}>
          {signIn.goOn}
        </a>
        <button class="button" type="submit">
          {session.notYou}
        </button>
      </PostForm>
    </TaskPage>
  );
}

function AccountInUse({ language, member }: { readonly language: Language; readonly member: Member }) {
  return (
    <p class="lead">
      {wordsFor(language).signIn.signedInAs} <strong>{member.name}</strong> (<bdi>{member.email}</bdi>)
    </p>
  );
}
