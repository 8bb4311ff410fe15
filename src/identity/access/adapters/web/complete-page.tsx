import type { Language } from '../../../../shared/kernel/language.js';
import { AdvicePage, TaskPage } from '../../../../shared/delivery/web/shell/sheet.js';
import { agentWordsFor } from './access-locale.js';

/** What the authorization server sent the browser here with. */
export type Completion =
  | { readonly kind: 'given'; readonly code: string; readonly state: string | null }
  | { readonly kind: 'denied' }
  | { readonly kind: 'missing' };

const CODE = /^[\w.~-]{8,512}$/;
/** No words of a stranger on a page of ours: agents make their states of random characters. */
const STATE = /^[\w.~+/=:-]{1,512}$/;

/** From the query of `/auth/skill/complete` (RFC 6749 §4.1.2). */
export function completionOf(query: Readonly<Record<string, unknown>>): Completion {
  const { code, state, error } = query;
  if (typeof error === 'string') return { kind: 'denied' };
  if (typeof code !== 'string' || !CODE.test(code)) return { kind: 'missing' };
  return { kind: 'given', code, state: typeof state === 'string' && STATE.test(state) ? state : null };
}

interface CompleteProps {
  readonly language: Language;
  readonly completion: Completion;
}

/** The end of the skill flow: the one-time code that the person hands to the agent. */
export function CompletePage({ language, completion }: CompleteProps) {
  const { complete } = agentWordsFor(language);
  if (completion.kind !== 'given') return <AdvicePage language={language} words={complete[completion.kind]} />;
  const { code, state } = completion;
  return (
    <TaskPage
      language={language}
      heading={complete.given.heading}
      styles={['access.css']}
      scripts={['copy.js']}
      tone="good"
      lead={complete.given.advice}
    >
      <h2 id="label">{complete.code}</h2>
      <code class="handover" id="code" aria-labelledby="label">
        {code}
      </code>
      <p class="actions">
        <button class="button primary" type="button" hidden data-copy="code" data-copied={complete.copied}>
          {complete.copy}
        </button>
        <span class="note" role="status" />
      </p>
      {state !== null && (
        <details>
          <summary>{complete.state}</summary>
          <code class="handover">{state}</code>
        </details>
      )}
    </TaskPage>
  );
}
