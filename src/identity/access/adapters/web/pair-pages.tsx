import type { Language } from '../../../../shared/kernel/language.js';
import { Fact, Facts } from '../../../../shared/delivery/web/shell/facts.js';
import { listOf } from '../../../../shared/delivery/web/language/formats.js';
import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { pageWordsFor } from '../../../../shared/delivery/web/language/locale.js';
import { withReturnTo } from '../../../../shared/delivery/web/return-to.js';
import { AdvicePage, TaskPage } from '../../../../shared/delivery/web/shell/sheet.js';
import type { ApprovedPairing } from '../../application/commands/approve-pairing.js';
import type { FoundPairing } from '../../application/commands/find-pairing.js';
import { agentWordsFor } from './access-locale.js';
import { Abilities, AccountFact, AdminChoice, NameFact, NotYou } from './facts.js';
import type { Member } from '../../../accounts/accounts.js';

export interface EnterCodeModel extends FormPage {
  readonly signedIn: boolean;
  /** Of a link, or as it was typed. It is never sent by itself (RFC 8628 §5.4). */
  readonly code: string;
  /** Already in the page's language. */
  readonly problem: string | null;
}

/** `/pair`: the code that an agent shows. */
export function EnterCodePage({ model }: { readonly model: EnterCodeModel }) {
  const { language, signedIn, problem } = model;
  const { pair } = agentWordsFor(language);
  return (
    <TaskPage
      language={language}
      heading={pair.enter.heading}
      signedIn={signedIn}
      refused={problem !== null}
      lead={pair.enter.advice}
      styles={['access.css']}
    >
      <PostForm action="/pair" token={model.formToken}>
        <CodeField model={model} />
        <p class="warning">{pair.warning}</p>
        <button class="button primary" type="submit">
          {pair.goOn}
        </button>
      </PostForm>
      {!signedIn && <p class="hint">{pageWordsFor(language).session.signInFirst}</p>}
    </TaskPage>
  );
}

function CodeField({ model: { language, code, problem } }: { readonly model: EnterCodeModel }) {
  const { labels, pair } = agentWordsFor(language);
  return (
    <div class={problem === null ? 'field' : 'field faulty'}>
      <label for="code">{labels.code}</label>
      <p class="hint" id="code-hint">
        {pair.codeHint}
      </p>
      {problem !== null && (
        <p class="fault" id="code-fault" role="alert">
          {problem}
        </p>
      )}
      <input
        class="code"
        id="code"
        name="code"
        value={code}
        required
        maxLength={20}
        autocomplete="one-time-code"
        autocapitalize="characters"
        spellcheck={false}
        autofocus
        aria-invalid={problem === null ? undefined : 'true'}
        aria-describedby={problem === null ? 'code-hint' : 'code-hint code-fault'}
      />
    </div>
  );
}

export interface ConfirmModel extends FormPage {
  readonly member: Member;
  readonly pairing: FoundPairing;
  /** Whoever is asked has the role. */
  readonly operator: boolean;
}

/** Who asks, for what, and whose account it is: before anything happens. */
export function ConfirmPairingPage({ model }: { readonly model: ConfirmModel }) {
  const { language, formToken, member, pairing } = model;
  const { labels, pair } = agentWordsFor(language);
  return (
    <TaskPage language={language} heading={pair.confirm.heading} signedIn styles={['access.css']}>
      <Facts>
        <Fact label={labels.code} hint={pair.confirm.advice}>
          <strong class="code">{pairing.userCode}</strong>
        </Fact>
        <NameFact language={language} label={labels.agent} name={pairing.agentName} />
        <AccountFact language={language} member={member} />
        <Brings language={language} work={pairing.work} />
      </Facts>
      <Abilities language={language} />
      <p class="warning">{pair.warning}</p>
      <PostForm class="actions" action="/pair" token={formToken}>
        <input type="hidden" name="code" value={pairing.userCode} />
        {model.operator && <AdminChoice language={language} />}
        <button class="button primary" type="submit" name="answer" value="approve">
          {pair.approve}
        </button>
        <button class="button" type="submit" name="answer" value="refuse">
          {pair.refuse}
        </button>
      </PostForm>
      <NotYou language={language} formToken={formToken} path={pairPath(pairing.userCode)} />
    </TaskPage>
  );
}

function Brings({ language, work }: { readonly language: Language; readonly work: FoundPairing['work'] }) {
  const { labels, pair } = agentWordsFor(language);
  const { subscriptions = 0, briefings = 0 } = work ?? {};
  const counts = [
    ...(subscriptions > 0 ? [pair.work.subscriptions(subscriptions)] : []),
    ...(briefings > 0 ? [pair.work.briefings(briefings)] : []),
  ];
  if (counts.length === 0) return null;
  return (
    <Fact label={labels.brings} hint={pair.brings}>
      {listOf(counts, language)}
    </Fact>
  );
}

/** The page with a code filled in, to come back to after signing in. */
const pairPath = (code: string): string => (code === '' ? '/pair' : `/pair?code=${encodeURIComponent(code)}`);

export const signInToPair = (code: string): string => withReturnTo('/signin', pairPath(code));

/** over: it is too late for an answer. taken: what the agent has done cannot be claimed. */
export type PairingAnswer =
  | { readonly kind: 'approved'; readonly work: ApprovedPairing['work'] }
  | { readonly kind: 'refused' | 'over' | 'taken' };

interface AnsweredProps {
  readonly language: Language;
  readonly answer: PairingAnswer;
}

/** What became of it. */
export function PairingAnsweredPage({ language, answer }: AnsweredProps) {
  const { pair } = agentWordsFor(language);
  const again = (
    <p class="actions">
      <a class="button" href="/pair">
        {pair.again}
      </a>
    </p>
  );
  if (answer.kind !== 'approved') {
    return (
      <AdvicePage language={language} words={pair[answer.kind]} signedIn>
        {again}
      </AdvicePage>
    );
  }
  return (
    <AdvicePage language={language} words={pair.paired} signedIn tone="good">
      {answer.work === 'arrived' && <p class="lead">{pair.claimed}</p>}
      {answer.work === 'on_its_way' && <p class="lead">{pair.onItsWay}</p>}
    </AdvicePage>
  );
}
