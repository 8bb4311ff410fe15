import type { ComponentChildren } from 'preact';
import { ADMIN_PATH, AdminNote, AdminSheet } from '../../../../shared/delivery/admin/admin-sheet.js';
import { Fact, Facts } from '../../../../shared/delivery/web/shell/facts.js';
import { languageTag, listOf } from '../../../../shared/delivery/web/language/formats.js';
import { describedBy, LabelledField } from '../../../../shared/delivery/web/forms/labelled-field.js';
import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import { ROLES } from '../../../../shared/kernel/caller.js';
import { wordsFor } from '../../../adapters/web/locale.js';
import type { RecordedSecurityEvent } from '../../../security/security.js';
import type { ShownMember } from '../../application/member-administration.js';
import { EventList } from './event-list.js';
import { operatorWordsFor } from './locale.js';
import { MadeLink, type ShownLink } from './made-link.js';
import { memberPath } from './members-page.js';
import { MEMBER_REFUSED, type MemberDone, type MemberRefused } from './words.js';

export interface MemberModel extends FormPage, ShownMember {
  readonly events: readonly RecordedSecurityEvent[];
  readonly done: MemberDone | MemberRefused | null;
  readonly link: ShownLink | null;
}

interface PartProps {
  readonly model: MemberModel;
}

/** `/admin/members/:id`: who it is, how they come in, and what an operator can do about it. */
export function MemberPage({ model }: PartProps) {
  const { language, member, done, link, events } = model;
  const { member: words } = operatorWordsFor(language);
  const isRefused = MEMBER_REFUSED.some((refused) => refused === done);
  const isAtField = done === 'wrong_email';
  return (
    <AdminSheet
      language={language}
      page="members"
      heading={member.name}
      refused={isRefused}
      scripts={link === null ? [] : ['copy.js']}
    >
      <AdminNote text={done === null || isAtField ? null : words.done[done]} bad={isRefused} />
      <MadeLink language={language} link={link} />
      <Person model={model} />
      <ComingIn model={model} />
      <Roles model={model} />
      <section class="card" aria-labelledby="events">
        <h2 id="events">{words.events}</h2>
        <EventList language={language} label={words.events} events={events} />
        <p class="actions">
          <a class="button" href={`${ADMIN_PATH.holds}?caller=${encodeURIComponent(member.id)}`}>
            {operatorWordsFor(language).holds.toMember}
          </a>
        </p>
      </section>
      <Erasure model={model} />
    </AdminSheet>
  );
}

function Person({ model: { language, member } }: PartProps) {
  const { members: words, member: actions } = operatorWordsFor(language);
  const { roles } = wordsFor(language).account.events;
  const has = member.roles.map((role) => roles[role]);
  return (
    <section class="card" aria-labelledby="heading">
      <h1 id="heading">
        <bdi>{member.name}</bdi>
      </h1>
      <Facts>
        <Fact label={words.email}>
          <bdi>{member.email}</bdi>
          {member.confirmedAt === null && ` (${words.unconfirmed})`}
        </Fact>
        {has.length > 0 && <Fact label={words.hasRoles}>{listOf(has, language)}</Fact>}
        <Fact label={words.since}>
          <Moment at={member.createdAt} language={language} />
        </Fact>
        {member.secondFactor && <Fact label={actions.secondFactor}>{actions.secondFactorOn}</Fact>}
        {member.deactivatedAt !== null && (
          <Fact label={actions.deactivatedSince}>
            <Moment at={member.deactivatedAt} language={language} />
          </Fact>
        )}
        <Fact label={words.browsers}>{new Intl.NumberFormat(languageTag(language)).format(member.sessions)}</Fact>
        <Fact label="ID">
          <code>{member.id}</code>
        </Fact>
      </Facts>
    </section>
  );
}

interface ActionProps extends PartProps {
  readonly act: string;
  readonly label: string;
  readonly hint: string;
  readonly role?: string;
}

function Action({ model: { formToken, member }, act, label, hint, role }: ActionProps) {
  const id = `${act}-${role ?? 'all'}-hint`;
  return (
    <PostForm class="actions" action={memberPath(member.id)} token={formToken}>
      {role !== undefined && <input type="hidden" name="role" value={role} />}
      <button class="button" type="submit" name="do" value={act} aria-describedby={id}>
        {label}
      </button>
      <span class="hint" id={id}>
        {hint}
      </span>
    </PostForm>
  );
}

function ComingIn({ model }: PartProps) {
  const { language, agents } = model;
  const { member: words } = operatorWordsFor(language);
  const { kinds } = wordsFor(language).account.access;
  return (
    <section class="card" aria-labelledby="coming-in">
      <h2 id="coming-in">{words.comingIn}</h2>
      <Action model={model} act="reset" label={words.reset} hint={words.resetHint} />
      <Action model={model} act="sign_out" label={words.signOut} hint={words.signOutHint} />
      <WhetherIn model={model} />
      <h3>{words.agents}</h3>
      {agents.length === 0 ? (
        <p class="hint">{words.noAgents}</p>
      ) : (
        <>
          <ul class="accesses">
            {agents.map(({ kind, name, client, lastUsedAt }) => (
              <li>
                <bdi>{name ?? client}</bdi>
                <Meta>
                  <span>{kinds[kind]}</span>
                  <span>
                    {words.lastUsed}:{' '}
                    {lastUsedAt === null ? words.never : <Moment at={lastUsedAt} language={language} />}
                  </span>
                </Meta>
              </li>
            ))}
          </ul>
          <Action model={model} act="end_agents" label={words.endAgents} hint={words.endAgentsHint} />
        </>
      )}
    </section>
  );
}

/** What is asked for at the door, and whether it opens at all. */
function WhetherIn({ model }: PartProps) {
  const { language, member } = model;
  const { member: words } = operatorWordsFor(language);
  return (
    <>
      {member.secondFactor && (
        <Action model={model} act="reset_factor" label={words.resetFactor} hint={words.resetFactorHint} />
      )}
      {member.deactivatedAt === null ? (
        <Action model={model} act="deactivate" label={words.deactivate} hint={words.deactivateHint} />
      ) : (
        <Action model={model} act="reactivate" label={words.reactivate} hint={words.reactivateHint} />
      )}
    </>
  );
}

const Meta = ({ children }: { readonly children: ComponentChildren }) => <p class="meta">{children}</p>;

function Roles({ model }: PartProps) {
  const { language, member } = model;
  const { member: words } = operatorWordsFor(language);
  const { roles } = wordsFor(language).account.events;
  return (
    <section class="card" aria-labelledby="roles">
      <h2 id="roles">{words.rolesHeading}</h2>
      {ROLES.map((role) => {
        const [act, label] = member.roles.includes(role)
          ? (['revoke', words.revoke(roles[role])] as const)
          : (['grant', words.grant(roles[role])] as const);
        return <Action model={model} act={act} label={label} hint={words.roleHints[role]} role={role} />;
      })}
    </section>
  );
}

/** Behind a line that opens, and with the e-mail typed: nobody does it by mistake. */
function Erasure({ model: { language, formToken, member, done } }: PartProps) {
  const { member: words } = operatorWordsFor(language);
  const fault = done === 'wrong_email' ? words.done.wrong_email : undefined;
  const field = { name: 'email', fault };
  return (
    <section class="card" aria-labelledby="erase">
      <details open={fault !== undefined}>
        <summary id="erase">{words.erase}</summary>
        <p>{words.eraseLead}</p>
        <PostForm action={memberPath(member.id)} token={formToken}>
          <LabelledField label={words.eraseField} {...field}>
            <input
              id="email"
              name="email"
              type="email"
              required
              autocomplete="off"
              {...describedBy(field)}
              {...(fault !== undefined && { autofocus: true })}
            />
          </LabelledField>
          <button class="button admin-danger" type="submit" name="do" value="erase">
            {words.eraseSubmit}
          </button>
        </PostForm>
      </details>
    </section>
  );
}
