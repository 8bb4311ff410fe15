import { ListAccessCommand } from './access/adapters/cli/list-access.command.js';
import { PurgeCommand } from './security/adapters/cli/purge.command.js';
import { RevokeAccessCommand } from './access/adapters/cli/revoke-access.command.js';
import { SecurityEventsCommand } from './accounts/adapters/cli/security-events.command.js';
import { FindExpired1795306400000 } from './adapters/typeorm/1795306400000-find-expired.js';
import { LogSecurityEvents1795305700000 } from './adapters/typeorm/1795305700000-log-security-events.js';
import { TypeormAccessRegister } from './access/adapters/typeorm/typeorm-access-register.js';
import { TypeormExpiredRows } from './security/adapters/typeorm/typeorm-expired-rows.js';
import { TypeormSecurityLog } from './security/adapters/typeorm/typeorm-security-log.js';
import { TypeormSecurityTrail } from './security/adapters/typeorm/typeorm-security-trail.js';
import { HourlyPurge } from './security/adapters/worker/hourly-purge.js';
import { EndOtherSessionsHandler } from './accounts/application/commands/end-other-sessions.js';
import { IdleCallers } from './security/application/idle-callers.js';
import { ListAccessHandler } from './access/application/queries/list-access.js';
import { ListSecurityEventsHandler } from './security/application/queries/list-security-events.js';
import { ListSessionsHandler } from './accounts/application/queries/list-sessions.js';
import { OwnSecurityEventsHandler } from './security/application/queries/own-security-events.js';
import { AccessRegister } from './access/application/ports/access-register.js';
import { ExpiredRows } from './security/application/ports/expired-rows.js';
import { SecurityLog } from './security/application/ports/security-log.js';
import { SecurityTrail } from './security/application/ports/security-trail.js';
import { PurgeExpiredHandler } from './security/application/commands/purge-expired.js';
import { RecordedWork } from './security/application/recorded-work.js';
import { RevokeAccessHandler } from './access/application/commands/revoke-access.js';
import type { ContextParts } from '../shared/wiring/context-parts.js';

/** The trail of security events, what people see of their agents, and the sweeping out of what has expired. */
export const security: ContextParts = {
  providers: [
    RecordedWork,
    ListSecurityEventsHandler,
    OwnSecurityEventsHandler,
    ListAccessHandler,
    RevokeAccessHandler,
    ListSessionsHandler,
    EndOtherSessionsHandler,
    PurgeExpiredHandler,
    IdleCallers,
    HourlyPurge,
    { provide: SecurityLog, useClass: TypeormSecurityLog },
    { provide: SecurityTrail, useClass: TypeormSecurityTrail },
    { provide: AccessRegister, useClass: TypeormAccessRegister },
    { provide: ExpiredRows, useClass: TypeormExpiredRows },
  ],
  commands: [SecurityEventsCommand, ListAccessCommand, RevokeAccessCommand, PurgeCommand],
  migrations: [LogSecurityEvents1795305700000, FindExpired1795306400000],
};
