import { ADMIN_PATH, AdminNote, AdminSheet } from '../../../../shared/delivery/admin/admin-sheet.js';
import { describedBy, LabelledField } from '../../../../shared/delivery/web/forms/labelled-field.js';
import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import type { OpenInvitation } from '../../../accounts/accounts.js';
import { operatorWordsFor } from './locale.js';
import { MadeLink, type ShownLink } from './made-link.js';
import type { InvitationFault, InvitationsDone } from './words.js';

export interface InvitationsModel extends FormPage {
  readonly invitations: readonly OpenInvitation[];
  readonly done: InvitationsDone | null;
  readonly link: ShownLink | null;
  /** What was typed, where it was refused. */
  readonly typed: string;
  /** Of this form: sent twice it makes one invitation. */
  readonly key: string;
  readonly fault: InvitationFault | null;
}

interface PartProps {
  readonly model: InvitationsModel;
}

/** `/admin/invitations`: a new one, and those that nobody has used yet. */
export function InvitationsPage({ model }: PartProps) {
  const { language, done, link, fault } = model;
  const { invitations: words } = operatorWordsFor(language);
  return (
    <AdminSheet
      language={language}
      page="invitations"
      refused={fault !== null}
      scripts={link === null ? [] : ['copy.js']}
    >
      <AdminNote text={done === null ? null : words.done[done]} bad={done === 'gone'} />
      <MadeLink language={language} link={link} />
      <NewInvitation model={model} />
      <Open model={model} />
    </AdminSheet>
  );
}

function NewInvitation({ model: { language, formToken, typed, key, fault } }: PartProps) {
  const { invitations: words } = operatorWordsFor(language);
  const field = { name: 'email', hint: words.emailHint, fault: fault === null ? undefined : words.faults[fault] };
  return (
    <section class="card" aria-labelledby="invite">
      <h1 id="invite">{words.heading}</h1>
      <p class="lead">{words.lead}</p>
      <PostForm action={ADMIN_PATH.invitations} token={formToken}>
        <input type="hidden" name="key" value={key} />
        <LabelledField label={words.email} {...field}>
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="off"
            value={typed}
            {...describedBy(field)}
            {...(fault !== null && { autofocus: true })}
          />
        </LabelledField>
        <button class="button primary" type="submit" name="do" value="invite">
          {words.submit}
        </button>
      </PostForm>
    </section>
  );
}

function Open({ model: { language, formToken, invitations } }: PartProps) {
  const { invitations: words } = operatorWordsFor(language);
  return (
    <section class="card" aria-labelledby="open">
      <h2 id="open">{words.open}</h2>
      {invitations.length === 0 ? (
        <p class="hint">{words.none}</p>
      ) : (
        <ul class="accesses">
          {invitations.map(({ ref, email, expiresAt }) => (
            <li>
              <h3>
                <bdi>{email ?? words.forAnybody}</bdi>
              </h3>
              <p class="meta">
                <span>
                  {words.until} <Moment at={expiresAt} language={language} style="exact" />
                </span>
              </p>
              <PostForm class="end" action={ADMIN_PATH.invitations} token={formToken}>
                <input type="hidden" name="ref" value={ref} />
                <button
                  class="button"
                  type="submit"
                  name="do"
                  value="revoke"
                  aria-label={words.revokeOf(email ?? words.forAnybody)}
                >
                  {words.revoke}
                </button>
              </PostForm>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
