import { Module } from '@nestjs/common';
import { LegalHolds } from '../../shared/kernel/compliance/legal-holds.js';
import type { ContextSchema } from '../../shared/storage/database/context-schema.js';
import { SecurityModule } from '../security/security.module.js';
import { ListHoldsCommand } from './adapters/cli/list-holds.command.js';
import { PlaceHoldCommand } from './adapters/cli/place-hold.command.js';
import { ReleaseHoldCommand } from './adapters/cli/release-hold.command.js';
import { legalHolds } from './adapters/typeorm/legal-hold-row.js';
import { TypeormHoldStore } from './adapters/typeorm/typeorm-hold-store.js';
import { PlaceHoldHandler } from './application/commands/place-hold.js';
import { ReleaseHoldHandler } from './application/commands/release-hold.js';
import { FollowedHolds } from './application/followed-holds.js';
import { HoldStore } from './application/ports/hold-store.js';
import { HoldsOfCallerHandler } from './application/queries/holds-of-caller.js';
import { ListHoldsHandler } from './application/queries/list-holds.js';

const useCases = [PlaceHoldHandler, ReleaseHoldHandler, ListHoldsHandler, HoldsOfCallerHandler];

const commands = [PlaceHoldCommand, ReleaseHoldCommand, ListHoldsCommand];

/** Whose records are kept as evidence. How operators do it is in `operators`. */
@Module({
  imports: [SecurityModule],
  providers: [
    ...useCases,
    ...commands,
    FollowedHolds,
    { provide: HoldStore, useClass: TypeormHoldStore },
    { provide: LegalHolds, useExisting: HoldStore },
  ],
  exports: [FollowedHolds, LegalHolds],
})
export class LegalHoldModule {
  static readonly entities: NonNullable<ContextSchema['entities']> = [legalHolds];
}
