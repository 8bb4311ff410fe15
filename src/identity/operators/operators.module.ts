import { Module } from '@nestjs/common';
import { AuditTrail } from '../../shared/kernel/compliance/audit-trail.js';
import { OperatorTrail } from '../../shared/kernel/compliance/operator-trail.js';
import { AccessModule } from '../access/access.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SecurityModule } from '../security/security.module.js';
import { InvitationsController } from './adapters/http/invitations.controller.js';
import { MadeLinksPresenter } from './adapters/http/made-links.presenter.js';
import { MembersController } from './adapters/http/members.controller.js';
import { InvitationTools } from './adapters/mcp/invitation.tools.js';
import { RecordsController } from './adapters/http/records.controller.js';
import { RecordTools } from './adapters/mcp/record.tools.js';
import { HoldsPagesController } from './adapters/web/holds-pages.controller.js';
import { MemberTools } from './adapters/mcp/member.tools.js';
import { TypeormMemberDirectory } from './adapters/typeorm/typeorm-member-directory.js';
import { InvitationsPagesController } from './adapters/web/invitations-pages.controller.js';
import { MembersPagesController } from './adapters/web/members-pages.controller.js';
import { OverviewOfMembers } from './adapters/web/overview-sections.js';
import { MemberAdministration } from './application/member-administration.js';
import { MemberDirectory } from './application/ports/member-directory.js';
import { RecordedAuditTrail } from './application/recorded-audit-trail.js';
import { RecordedOperatorTrail } from './application/recorded-operator-trail.js';

/** What operators see of members and do to them: the same commands as the command line has, by REST, MCP and pages. */
@Module({
  imports: [SecurityModule, AccountsModule, AccessModule],
  controllers: [
    MembersController,
    InvitationsController,
    RecordsController,
    MembersPagesController,
    InvitationsPagesController,
    HoldsPagesController,
  ],
  providers: [
    MemberAdministration,
    MadeLinksPresenter,
    MemberTools,
    InvitationTools,
    RecordTools,
    OverviewOfMembers,
    { provide: MemberDirectory, useClass: TypeormMemberDirectory },
    { provide: OperatorTrail, useClass: RecordedOperatorTrail },
    { provide: AuditTrail, useClass: RecordedAuditTrail },
  ],
  exports: [OperatorTrail, AuditTrail],
})
export class OperatorsModule {}
