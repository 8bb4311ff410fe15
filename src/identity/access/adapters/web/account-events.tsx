import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import { ROLES } from '../../../../shared/kernel/caller.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { wordsFor } from '../../../adapters/web/locale.js';
import type { RecordedSecurityEvent } from '../../../security/security.js';
import { shownName } from './shown-name.js';

interface EventsProps {
  readonly language: Language;
  readonly events: readonly RecordedSecurityEvent[];
}

/** What happened to the account lately. */
export function EventsSection({ language, events }: EventsProps) {
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

/** Which agent or app it was about, or which role. */
function nameIn({ kind, detail }: RecordedSecurityEvent, language: Language): string | null {
  if (NAMED.has(kind)) return shownName(detail);
  const role = ROLES.find((one) => one === detail);
  return role === undefined ? null : wordsFor(language).account.events.roles[role];
}

function EventDetails({ language, event }: { readonly language: Language; readonly event: RecordedSecurityEvent }) {
  const name = nameIn(event, language);
  return (
    <span class="meta">
      {name !== null && <bdi>{name}</bdi>}
      <Moment at={event.at} language={language} style="exact" />
      {event.address !== null && <span>{wordsFor(language).account.events.from(event.address)}</span>}
    </span>
  );
}
