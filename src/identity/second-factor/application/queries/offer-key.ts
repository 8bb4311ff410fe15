import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { ENROLMENT_MS } from '../../domain/second-factor.js';
import { Authenticator } from '../ports/authenticator.js';
import { EnrolmentTokens } from '../ports/enrolment-tokens.js';

/** What a page shows to whoever sets up a second factor. */
export interface OfferedKey {
  readonly key: string;
  /** For a picture. */
  readonly uri: string;
  /** Comes back with the code: nothing is kept before. */
  readonly token: string;
}

/** Of another member, too old or none of ours: as if there were none. */
export interface KeyOffer {
  readonly member: CallerId;
  /** What their app calls it. */
  readonly email: string;
  /** Of a page whose code was wrong: the key stays. null: a new one. */
  readonly token: string | null;
}

/** A key for an authenticator app: new at each visit, so that nobody else can have seen it before. */
export class OfferKey extends Query<OfferedKey> {
  constructor(readonly offer: KeyOffer) {
    super();
  }
}

@QueryHandler(OfferKey)
export class OfferKeyHandler implements IQueryHandler<OfferKey> {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly tokens: EnrolmentTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ offer: { member, email, token } }: OfferKey): Promise<OfferedKey> {
    const kept = token === null ? null : await this.kept(member, token);
    const { key, token: carried } = kept ?? (await this.made(member));
    return { key, uri: await this.authenticator.uriOf(key, email), token: carried };
  }

  private async kept(member: CallerId, token: string): Promise<Omit<OfferedKey, 'uri'> | null> {
    const offered = await this.tokens.read(token);
    if (offered === null || offered.member !== member || offered.expiresAt <= this.clock.now()) return null;
    return { key: offered.key, token };
  }

  private async made(member: CallerId): Promise<Omit<OfferedKey, 'uri'>> {
    const key = await this.authenticator.newKey();
    return { key, token: await this.tokens.make({ key, member, expiresAt: this.clock.now() + ENROLMENT_MS }) };
  }
}
