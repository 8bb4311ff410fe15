import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { brand } from '../../../../shared/kernel/brand.js';
import type { CallerId, ShowId } from '../../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import { SecretKeys } from '../../../../shared/storage/secrets/secret-keys.js';
import { PodcastFeedStore, type NewAddress } from '../../application/ports/podcast-feed-store.js';
import type { PodcastFeed } from '../../domain/podcast-feed.js';
import { podcastGuid } from './podcast-guid.js';
import { podcastFeeds, type PodcastFeedRow } from './podcast-feed-row.js';
import { BY_DIGEST, HAND_OVER } from './podcast-feeds.sql.js';

const PURPOSE = 'shows.podcast-feed-secret';

const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const keyOf = (owner: CallerId, show: ShowId | null) => ({ owner, showId: show ?? '' });

const ownerLock = (owner: CallerId): string => `shows.podcast-feeds ${owner}`;

@Injectable()
export class TypeormPodcastFeedStore extends PodcastFeedStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly keys: SecretKeys,
  ) {
    super();
  }

  override async open(owner: CallerId, show: ShowId | null, { secret, url, at }: NewAddress): Promise<PodcastFeed> {
    const guid = podcastGuid(url);
    const secrets = await this.sealed(guid, secret);
    const row: PodcastFeedRow = { guid, ...keyOf(owner, show), ...secrets, createdAt: at, renewedAt: at };
    await this.rows.createQueryBuilder().insert().values(row).orIgnore().execute();
    return this.opened(await this.rows.findOneByOrFail(keyOf(owner, show)));
  }

  override async find(owner: CallerId, show: ShowId | null): Promise<PodcastFeed | null> {
    const row = await this.rows.findOneBy(keyOf(owner, show));
    return row === null ? null : this.opened(row);
  }

  override async renew(owner: CallerId, show: ShowId | null, { secret, at }: NewAddress): Promise<PodcastFeed> {
    const { guid } = await this.rows.findOneByOrFail(keyOf(owner, show));
    await this.rows.update({ guid }, { ...(await this.sealed(guid, secret)), renewedAt: at });
    return this.opened(await this.rows.findOneByOrFail({ guid }));
  }

  override async bySecret(secret: string): Promise<PodcastFeed | null> {
    const digest = Buffer.from(digestOf(secret), 'hex');
    const [row] = await this.database.query<PodcastFeedRow>(BY_DIGEST, [digest], 'shows.podcast-feed-by-digest');
    return row === undefined ? null : feedOf(row, secret);
  }

  override async byGuid(guid: string): Promise<PodcastFeed | null> {
    const row = await this.rows.findOneBy({ guid });
    return row === null ? null : this.opened(row);
  }

  override countOf(owner: CallerId): Promise<number> {
    return this.rows.countBy({ owner });
  }

  override async of(owner: CallerId): Promise<readonly PodcastFeed[]> {
    return Promise.all((await this.rows.findBy({ owner })).map((row) => this.opened(row)));
  }

  override async remove(owner: CallerId, show: ShowId | null): Promise<void> {
    await this.rows.delete(keyOf(owner, show));
  }

  override async handOver(from: CallerId, to: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Always in this order: nobody who is claimed can claim, so no two of them wait for each other.
      await this.database.lock(ownerLock(from));
      await this.database.lock(ownerLock(to));
      await this.database.execute(HAND_OVER, [from, to]);
      await this.rows.delete({ owner: from });
    });
  }

  private async sealed(guid: string, secret: string): Promise<Pick<PodcastFeedRow, 'secretDigest' | 'sealedSecret'>> {
    const key = await this.keys.get();
    return { secretDigest: digestOf(secret), sealedSecret: key.seal(PURPOSE, guid, secret) };
  }

  private async opened(row: PodcastFeedRow): Promise<PodcastFeed> {
    return feedOf(row, (await this.keys.get()).open(PURPOSE, row.guid, row.sealedSecret));
  }

  private get rows() {
    return this.repositories.of(podcastFeeds);
  }
}

const feedOf = ({ guid, owner, showId, createdAt, renewedAt }: PodcastFeedRow, secret: string): PodcastFeed => ({
  guid,
  owner,
  show: showId === '' ? null : brand<ShowId>(showId),
  secret,
  createdAt,
  renewedAt,
});
