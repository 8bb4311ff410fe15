import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import { PackedEpisodeStore, type PackedEpisodes } from '../../application/ports/packed-episode-store.js';
import { FIND, KEEP } from './packed-episodes.sql.js';

@Injectable()
export class TypeormPackedEpisodeStore extends PackedEpisodeStore {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(guid: string, madeFrom: string): Promise<PackedEpisodes | null> {
    const [row] = await this.database.query<PackedEpisodes>(FIND, [guid, madeFrom], 'shows.packed-episodes');
    return row ?? null;
  }

  override async keep(guid: string, madeFrom: string, { deflated, crc32, bytes }: PackedEpisodes): Promise<void> {
    await this.database.execute(KEEP, [guid, madeFrom, deflated, crc32, bytes]);
  }
}
