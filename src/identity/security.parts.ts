import { LogSecurityEvents1795305700000 } from './adapters/typeorm/log-security-events-1795305700000.js';
import { TypeormSecurityLog } from './adapters/typeorm/typeorm-security-log.js';
import { TypeormSecurityTrail } from './adapters/typeorm/typeorm-security-trail.js';
import { ListSecurityEventsHandler } from './application/list-security-events.js';
import { OwnSecurityEventsHandler } from './application/own-security-events.js';
import { SecurityLog } from './application/ports/security-log.js';
import { SecurityTrail } from './application/ports/security-trail.js';
import { RecordedWork } from './application/recorded-work.js';
import type { ContextParts } from './context-parts.js';

/** The trail of security events, what people see of their agents, and the sweeping out of what has expired. */
export const security: ContextParts = {
  providers: [
    RecordedWork,
    ListSecurityEventsHandler,
    OwnSecurityEventsHandler,
    { provide: SecurityLog, useClass: TypeormSecurityLog },
    { provide: SecurityTrail, useClass: TypeormSecurityTrail },
  ],
  migrations: [LogSecurityEvents1795305700000],
};
