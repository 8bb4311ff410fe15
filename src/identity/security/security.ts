/** What other rooms of this context may use of the trail, throttling, secrets and erasure. The rest is private. */
export { EraseCaller } from './application/commands/erase-caller.js';
export { RecordedErasure } from './application/recorded-erasure.js';
export { LoginThrottle } from './application/login-throttle.js';
export { MailThrottle } from './application/mail-throttle.js';
export { AttemptStore } from './application/ports/attempt-store.js';
export { CallerErasure } from './application/ports/caller-erasure.js';
export { DeviceStore } from './application/ports/device-store.js';
export { TokenMint } from './application/ports/token-mint.js';
export { AgentsOfPerson } from './application/queries/agents-of-person.js';
export { CountPersonalData } from './application/queries/count-personal-data.js';
export { ListSecurityEvents } from './application/queries/list-security-events.js';
export { OwnSecurityEvents } from './application/queries/own-security-events.js';
export { type AuditContext, AuditedTransaction, type SecurityEventFields } from './application/audited-transaction.js';
export { countersOfOwner } from './domain/attempts.js';
export {
  type RecordedSecurityEvent,
  RECORDS_OF_DELETION,
  SECURITY_EVENTS,
  type SecurityEventKind,
} from './domain/security-event.js';
