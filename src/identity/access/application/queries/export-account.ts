import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Json, JsonObject } from '../../../../shared/kernel/json.js';
import { wireNames } from '../wire-names.js';
import { PersonalDataIndex } from '../../../../shared/kernel/compliance/personal-data-index.js';
import { GetMember } from '../../../accounts/accounts.js';
import { HoldsOfCaller } from '../../../legal-hold/legal-hold.js';
import { OwnSecurityEvents } from '../../../security/security.js';
import { FindSecondFactor } from '../../../second-factor/second-factor.js';
import { LinkedIdentities } from '../ports/linked-identities.js';
import { ListAccess } from './list-access.js';

/** All that are kept: older ones are purged. */
const MOST_EVENTS = 10_000;

/**
 * Everything that is kept of a member, by context, for them to take along. Nothing in it opens anything: no password, token,
 * signing secret or secret address.
 */
export class ExportAccount extends Query<JsonObject> {
  constructor(readonly caller: CallerId) {
    super();
  }
}

@QueryHandler(ExportAccount)
export class ExportAccountHandler implements IQueryHandler<ExportAccount> {
  constructor(
    private readonly queries: QueryBus,
    private readonly personalData: PersonalDataIndex,
    private readonly identities: LinkedIdentities,
    private readonly clock: Clock,
  ) {}

  async execute({ caller }: ExportAccount): Promise<JsonObject> {
    const identity = await this.account(caller);
    const contexts: [string, Json][] = [];
    for (const data of this.personalData.all()) contexts.push([data.context, wireNames(await data.export(caller))]);
    return { exported_at: this.clock.now(), identity, ...Object.fromEntries(contexts) };
  }

  private async account(caller: CallerId): Promise<JsonObject> {
    const [{ id, name, email, confirmedAt, createdAt }, access, events, holds, factor, identities] = await Promise.all([
      this.queries.execute(new GetMember(caller)),
      this.queries.execute(new ListAccess(caller, 'all')),
      this.queries.execute(new OwnSecurityEvents(caller, MOST_EVENTS)),
      this.queries.execute(new HoldsOfCaller(caller)),
      this.queries.execute(new FindSecondFactor(caller)),
      this.identities.of(caller),
    ]);
    return {
      account: { id, name, email, confirmed_at: confirmedAt, created_at: createdAt },
      access: access.map((one) => ({
        kind: one.kind,
        name: one.name,
        audience: one.audience,
        issued_at: one.issuedAt,
        last_used_at: one.lastUsedAt,
        ended_at: one.endedAt,
      })),
      second_factor: factor === null ? null : { since: factor.since, recovery_codes_left: factor.recoveryCodesLeft },
      identities: identities.map(({ issuer, subject, linkedAt, seenAt }) => {
        return { issuer, subject, linked_at: linkedAt, seen_at: seenAt };
      }),
      // That, and since when; why is for those who placed it.
      legal_holds: holds.map(({ placedAt }) => ({ placed_at: placedAt })),
      security_events: events.map(({ at, kind, address, client }) => ({ at, kind, address, client })),
    };
  }
}
