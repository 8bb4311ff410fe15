import { ADMIN_PATH, AdminNote, AdminSheet, AdminTable } from '../../../../shared/delivery/admin/admin-sheet.js';
import { LabelledField } from '../../../../shared/delivery/web/forms/labelled-field.js';
import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import { listOf } from '../../../../shared/delivery/web/language/formats.js';
import type { ListedMember } from '../../application/ports/member-directory.js';
import { wordsFor } from '../../../adapters/web/locale.js';
import { operatorWordsFor } from './locale.js';

export interface MembersModel extends FormPage {
  readonly members: readonly ListedMember[];
  readonly sought: string;
  readonly next: string | null;
  readonly erased: boolean;
}

export const memberPath = (id: string): string => `${ADMIN_PATH.members}/${encodeURIComponent(id)}`;

/** `/admin/members`: everybody, newest first, and a box that finds somebody. */
export function MembersPage({ model }: { readonly model: MembersModel }) {
  const { language, members, sought, next, erased } = model;
  const { members: words } = operatorWordsFor(language);
  const query = new URLSearchParams({ ...(sought !== '' && { query: sought }), cursor: next ?? '' });
  return (
    <AdminSheet language={language} page="members">
      <AdminNote text={erased ? words.erased : null} />
      <section class="card" aria-labelledby="members">
        <h1 id="members">{words.heading}</h1>
        <form class="admin-search" method="get" action={ADMIN_PATH.members} role="search">
          <LabelledField name="query" label={words.search}>
            <input type="search" id="query" name="query" value={sought} maxLength={200} autocomplete="off" />
          </LabelledField>
          <button class="button" type="submit">
            {words.searchSubmit}
          </button>
        </form>
        {members.length === 0 ? <p class="hint">{words.none}</p> : <Members model={model} />}
        {next !== null && (
          <p class="actions">
            <a class="button" href={`${ADMIN_PATH.members}?${query.toString()}`}>
              {words.more}
            </a>
          </p>
        )}
      </section>
    </AdminSheet>
  );
}

function Members({ model: { language, members } }: { readonly model: MembersModel }) {
  const { members: words } = operatorWordsFor(language);
  const { roles } = wordsFor(language).account.events;
  const columns = [words.name, words.email, words.hasRoles, words.since];
  return (
    <AdminTable label={words.heading} columns={columns} stacked>
      {members.map((member) => (
        <tr>
          <th scope="row">
            <a href={memberPath(member.id)}>
              <bdi>{member.name}</bdi>
            </a>
          </th>
          <td>
            <bdi>{member.email}</bdi>
            {member.confirmedAt === null && <div class="hint">{words.unconfirmed}</div>}
            {member.deactivatedAt !== null && <div class="hint">{words.deactivated}</div>}
          </td>
          <td>
            {listOf(
              member.roles.map((role) => roles[role]),
              language,
            )}
          </td>
          <td>
            <Moment at={member.createdAt} language={language} />
          </td>
        </tr>
      ))}
    </AdminTable>
  );
}
