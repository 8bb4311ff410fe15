import { ADMIN_PATH, AdminSheet } from '../../../../shared/delivery/admin/admin-sheet.js';
import { LabelledField } from '../../../../shared/delivery/web/forms/labelled-field.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { wordsFor } from '../../../adapters/web/locale.js';
import { type RecordedSecurityEvent, SECURITY_EVENTS, type SecurityEventKind } from '../../../security/security.js';
import { EventList } from './event-list.js';
import { operatorWordsFor } from './locale.js';

export interface SecurityModel {
  readonly language: Language;
  readonly kind: SecurityEventKind | null;
  readonly events: readonly RecordedSecurityEvent[];
}

/** `/admin/security`: what happened to accounts, of one kind or of all. */
export function SecurityPage({ model: { language, kind, events } }: { readonly model: SecurityModel }) {
  const { security: words } = operatorWordsFor(language);
  const { kinds } = wordsFor(language).account.events;
  return (
    <AdminSheet language={language} page="security">
      <section class="card" aria-labelledby="security">
        <h1 id="security">{words.heading}</h1>
        <p class="lead">{words.lead}</p>
        <form class="admin-search" method="get" action={ADMIN_PATH.security}>
          <LabelledField name="kind" label={words.kind}>
            <select id="kind" name="kind">
              <option value="">{words.all}</option>
              {SECURITY_EVENTS.map((name) => (
                <option value={name} selected={name === kind}>
                  {kinds[name]}
                </option>
              ))}
            </select>
          </LabelledField>
          <button class="button" type="submit">
            {words.show}
          </button>
        </form>
        <EventList language={language} label={words.heading} events={events} />
      </section>
    </AdminSheet>
  );
}
