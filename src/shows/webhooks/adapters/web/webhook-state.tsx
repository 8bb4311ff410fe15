import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import type { Language } from '../../../../shared/kernel/language.js';
import type { Webhook } from '../../domain/webhook.js';
import { wordsFor } from './locale.js';

interface WebhookStateProps {
  readonly language: Language;
  readonly webhook: Pick<Webhook, 'state'>;
}

/** Whether it is on, and if not, why and since when. */
export function WebhookState({ language, webhook: { state } }: WebhookStateProps) {
  const { state: words } = wordsFor(language);
  if (state.status === 'disabled') {
    return (
      <>
        <p>
          <span class={state.reason === 'by_owner' ? 'settings-state' : 'settings-state stopped'}>{words.off}</span>
        </p>
        <p class="hint">
          {words.reasons[state.reason]} {words.offSince} <Moment at={state.at} language={language} style="exact" />
        </p>
      </>
    );
  }
  return (
    <>
      <p>
        <span class="settings-state on">{words.on}</span>
      </p>
      {state.failingSince !== null && (
        <p class="warning">
          {words.failingSince} <Moment at={state.failingSince} language={language} style="exact" />
        </p>
      )}
    </>
  );
}
