import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { JSX } from 'preact';
import { adminWordsFor } from '../../../../shared/delivery/admin/admin-locale.js';
import { ADMIN_PATH } from '../../../../shared/delivery/admin/admin-sheet.js';
import { AdminSections } from '../../../../shared/delivery/web/sections/admin-sections.js';
import type { PageVisit } from '../../../../shared/delivery/web/sections/page-sections.js';
import { ListInvitations } from '../../../accounts/accounts.js';
import { ListSecurityEvents } from '../../../security/security.js';
import { MemberAdministration } from '../../application/member-administration.js';
import { EventList } from './event-list.js';
import { operatorWordsFor } from './locale.js';

const LATEST_EVENTS = 8;

/** Members and what happened lately, on the overview of operators. */
@Injectable()
export class OverviewOfMembers implements OnModuleInit {
  constructor(
    private readonly sections: AdminSections,
    private readonly members: MemberAdministration,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.sections.register({ place: 3, render: (visit) => this.people(visit) });
    this.sections.register({ place: 9, render: (visit) => this.events(visit) });
  }

  private async people({ language }: PageVisit): Promise<JSX.Element> {
    const { members: words, invitations } = operatorWordsFor(language);
    const open = await this.queries.execute(new ListInvitations());
    return (
      <section class="card" aria-labelledby="people">
        <h2 id="people">{words.heading}</h2>
        <p>{words.count(await this.members.count())}</p>
        <p>{words.invitations(open.length)}</p>
        <p class="actions">
          <a class="button" href={ADMIN_PATH.members}>
            {words.heading}
          </a>
          <a class="button" href={ADMIN_PATH.invitations}>
            {invitations.submit}
          </a>
        </p>
      </section>
    );
  }

  private async events({ language }: PageVisit): Promise<JSX.Element> {
    const { security: words } = operatorWordsFor(language);
    const sought = { caller: null, kinds: [], since: null, limit: LATEST_EVENTS };
    const events = await this.queries.execute(new ListSecurityEvents(sought));
    return (
      <section class="card" aria-labelledby="security">
        <h2 id="security">{words.heading}</h2>
        <p class="hint">{words.latest}</p>
        <EventList language={language} label={words.heading} events={events} />
        <p class="actions">
          <a class="button" href={ADMIN_PATH.security}>
            {adminWordsFor(language).all}
          </a>
        </p>
      </section>
    );
  }
}
