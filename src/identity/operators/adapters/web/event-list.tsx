import type { Language } from '../../../../shared/kernel/language.js';
import { AdminTable } from '../../../../shared/delivery/admin/admin-sheet.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import { wordsFor } from '../../../adapters/web/locale.js';
import type { RecordedSecurityEvent } from '../../../security/security.js';
import { operatorWordsFor } from './locale.js';

interface EventListProps {
  readonly language: Language;
  readonly label: string;
  readonly events: readonly RecordedSecurityEvent[];
}

/** Security events as operators see them: with ids, addresses and details. */
export function EventList({ language, label, events }: EventListProps) {
  const { security: words } = operatorWordsFor(language);
  const { kinds } = wordsFor(language).account.events;
  if (events.length === 0) return <p class="hint">{words.none}</p>;
  return (
    <AdminTable label={label} columns={[words.when, words.what, words.whom, words.from]} stacked>
      {events.map(({ at, kind, callerId, operatorId, address, client, detail }) => (
        <tr>
          <td>
            <Moment at={at} language={language} style="exact" />
          </td>
          <th scope="row">
            {kinds[kind]}
            {operatorId !== null && <div class="hint">{words.by(operatorId)}</div>}
          </th>
          <td>
            {callerId !== null && <code>{callerId}</code>}
            {detail !== null && <div class="hint">{detail}</div>}
          </td>
          <td>
            {address}
            {client !== null && <div class="hint">{client}</div>}
          </td>
        </tr>
      ))}
    </AdminTable>
  );
}
