import { Module } from '@nestjs/common';
import { devices } from './adapters/typeorm/device-row.js';
import { securityEvents } from './adapters/typeorm/security-event-row.js';
import type { ContextSchema } from '../../shared/storage/database/context-schema.js';
import { PurgeCommand } from './adapters/cli/purge.command.js';
import { Sha256TokenMint } from './adapters/crypto/sha256-token-mint.js';
import { ErasureFactsListener } from './adapters/events/erasure-facts.listener.js';
import { TypeormAttemptStore } from './adapters/typeorm/typeorm-attempt-store.js';
import { TypeormCallerErasure } from './adapters/typeorm/typeorm-caller-erasure.js';
import { TypeormClaimedAgents } from './adapters/typeorm/typeorm-claimed-agents.js';
import { TypeormDeviceStore } from './adapters/typeorm/typeorm-device-store.js';
import { TypeormExpiredRows } from './adapters/typeorm/typeorm-expired-rows.js';
import { TypeormSecurityLog } from './adapters/typeorm/typeorm-security-log.js';
import { TypeormSecurityTrail } from './adapters/typeorm/typeorm-security-trail.js';
import { SecurityExportSettings } from '../../config/security-export-settings.js';
import { sinkFor } from './adapters/export/event-sinks.js';
import { TypeormUnexportedEvents } from './adapters/typeorm/typeorm-unexported-events.js';
import { SecurityExportWorker } from './adapters/worker/security-export.js';
import { ExportSecurityEventsHandler } from './application/commands/export-security-events.js';
import { EventSink } from './application/ports/event-sink.js';
import { UnexportedEvents } from './application/ports/unexported-events.js';
import { HourlyPurge } from './adapters/worker/hourly-purge.js';
import { EraseCallerHandler } from './application/commands/erase-caller.js';
import { PurgeExpiredHandler } from './application/commands/purge-expired.js';
import { LoginThrottle } from './application/login-throttle.js';
import { MailThrottle } from './application/mail-throttle.js';
import { IdleCallers } from './application/idle-callers.js';
import { UnusedAnonymous } from './application/unused-anonymous.js';
import { UnusedCallers } from './application/ports/unused-callers.js';
import { TypeormCallerPresence } from './adapters/typeorm/typeorm-caller-presence.js';
import { TypeormUnusedCallers } from './adapters/typeorm/typeorm-unused-callers.js';
import { RetentionTrail } from '../../shared/kernel/compliance/retention-trail.js';
import { RecordedErasure } from './application/recorded-erasure.js';
import { RecordedRetentionTrail } from './application/recorded-retention-trail.js';
import { CallerPresence } from '../../shared/kernel/caller-presence.js';
import { AttemptStore } from './application/ports/attempt-store.js';
import { CallerErasure } from './application/ports/caller-erasure.js';
import { ClaimedAgents } from './application/ports/claimed-agents.js';
import { DeviceStore } from './application/ports/device-store.js';
import { ExpiredRows } from './application/ports/expired-rows.js';
import { SecurityLog } from './application/ports/security-log.js';
import { SecurityTrail } from './application/ports/security-trail.js';
import { TokenMint } from './application/ports/token-mint.js';
import { AgentsOfPersonHandler } from './application/queries/agents-of-person.js';
import { CountPersonalDataHandler } from './application/queries/count-personal-data.js';
import { ListSecurityEventsHandler } from './application/queries/list-security-events.js';
import { OwnSecurityEventsHandler } from './application/queries/own-security-events.js';
import { AuditedTransaction } from './application/audited-transaction.js';

const commands = [PurgeCommand];

const useCases = [
  EraseCallerHandler,
  PurgeExpiredHandler,
  ExportSecurityEventsHandler,
  AgentsOfPersonHandler,
  CountPersonalDataHandler,
  ListSecurityEventsHandler,
  OwnSecurityEventsHandler,
];

/** The trail of security events, throttling of guesses, secrets and their digests, erasure and retention. */
@Module({
  providers: [
    ...useCases,
    ...commands,
    AuditedTransaction,
    LoginThrottle,
    MailThrottle,
    IdleCallers,
    UnusedAnonymous,
    RecordedErasure,
    { provide: RetentionTrail, useClass: RecordedRetentionTrail },
    ErasureFactsListener,
    HourlyPurge,
    SecurityExportWorker,
    { provide: SecurityLog, useClass: TypeormSecurityLog },
    { provide: SecurityTrail, useClass: TypeormSecurityTrail },
    { provide: AttemptStore, useClass: TypeormAttemptStore },
    { provide: DeviceStore, useClass: TypeormDeviceStore },
    { provide: ExpiredRows, useClass: TypeormExpiredRows },
    { provide: UnusedCallers, useClass: TypeormUnusedCallers },
    { provide: CallerPresence, useClass: TypeormCallerPresence },
    { provide: CallerErasure, useClass: TypeormCallerErasure },
    { provide: ClaimedAgents, useClass: TypeormClaimedAgents },
    { provide: UnexportedEvents, useClass: TypeormUnexportedEvents },
    {
      provide: EventSink,
      inject: [SecurityExportSettings],
      useFactory: ({ securityExport }: SecurityExportSettings) => sinkFor(securityExport),
    },
    { provide: TokenMint, useClass: Sha256TokenMint },
  ],
  exports: [
    AuditedTransaction,
    CallerErasure,
    RecordedErasure,
    RetentionTrail,
    CallerPresence,
    LoginThrottle,
    MailThrottle,
    AttemptStore,
    DeviceStore,
    TokenMint,
  ],
})
export class SecurityModule {
  static readonly entities: NonNullable<ContextSchema['entities']> = [devices, securityEvents];
}
