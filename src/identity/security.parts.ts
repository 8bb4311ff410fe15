import { LogSecurityEvents1795305700000 } from './adapters/typeorm/log-security-events-1795305700000.js';
import { TypeormSecurityLog } from './adapters/typeorm/typeorm-security-log.js';
import { SecurityLog } from './application/ports/security-log.js';
import type { ContextParts } from './context-parts.js';

/** The trail of security events, what people see of their agents, and the sweeping out of what has expired. */
export const security: ContextParts = {
  providers: [{ provide: SecurityLog, useClass: TypeormSecurityLog }],
  migrations: [LogSecurityEvents1795305700000],
};
