import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { ExternalIdentities } from '../ports/external-identities.js';
import { Issuers } from '../ports/issuers.js';

/** An issuer at which somebody can sign in, or could. */
export interface WayIn {
  /** null: the operator has taken it away. */
  readonly key: string | null;
  readonly name: string;
  /** The address of the issuer. */
  readonly issuer: string;
  /** null: it is not connected with the account. */
  readonly linkedAt: EpochMs | null;
}

/** All issuers, those that are connected with the account first. */
export class ListIdentities extends Query<readonly WayIn[]> {
  constructor(readonly caller: CallerId) {
    super();
  }
}

@QueryHandler(ListIdentities)
export class ListIdentitiesHandler implements IQueryHandler<ListIdentities> {
  constructor(
    private readonly issuers: Issuers,
    private readonly identities: ExternalIdentities,
  ) {}

  async execute({ caller }: ListIdentities): Promise<readonly WayIn[]> {
    const linked = (await this.identities.of(caller)).map(({ issuer, linkedAt }): WayIn => {
      const known = this.issuers.all.find(({ address }) => address === issuer);
      return { key: known?.key ?? null, name: known?.name ?? issuer, issuer, linkedAt };
    });
    const others = this.issuers.all.filter(({ address }) => !linked.some(({ issuer }) => issuer === address));
    return [...linked, ...others.map(({ key, name, address }) => ({ key, name, issuer: address, linkedAt: null }))];
  }
}
