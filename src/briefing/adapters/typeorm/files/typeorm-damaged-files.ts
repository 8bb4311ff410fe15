import { Injectable } from '@nestjs/common';
import { brand } from '../../../../shared/kernel/brand.js';
import { Clock } from '../../../../shared/kernel/clock.js';
import type { BriefingId } from '../../../../shared/kernel/identifiers.js';
import { Database } from '../../../../shared/storage/database/database.js';
import { DamagedFiles, type DamageCounts, type DamagedFile } from '../../../application/ports/media/damaged-files.js';

interface Row {
  readonly key: string;
  readonly briefing_id: string;
  readonly how: DamagedFile['how'];
  readonly standing: DamagedFile['standing'];
  readonly noticed_at: number;
}

const fileOf = ({ key, briefing_id, how, standing, noticed_at }: Row): DamagedFile => ({
  key,
  briefingId: brand(briefing_id),
  how,
  standing,
  noticedAt: noticed_at,
});

const NOTE = `
  insert into briefing.damaged_file (key, briefing_id, how, standing, noticed_at) values ($1, $2, $3, 'repairing', $4)
  on conflict (key) do nothing`;

const COLUMNS = 'key, briefing_id, how, standing, noticed_at';

const COUNTS = `
  select count(*) filter (where standing = 'repairing')::int as repairing,
    count(*) filter (where standing = 'lost')::int as lost from briefing.damaged_file`;

@Injectable()
export class TypeormDamagedFiles extends DamagedFiles {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async note({ key, briefingId, how }: Pick<DamagedFile, 'key' | 'briefingId' | 'how'>): Promise<boolean> {
    return (await this.database.execute(NOTE, [key, briefingId, how, this.clock.now()])) > 0;
  }

  override async markLost(key: string): Promise<void> {
    await this.database.execute(`update briefing.damaged_file set standing = 'lost' where key = $1`, [key]);
  }

  override async settle(key: string): Promise<void> {
    await this.database.execute('delete from briefing.damaged_file where key = $1', [key]);
  }

  override async forget(briefing: BriefingId): Promise<void> {
    await this.database.execute('delete from briefing.damaged_file where briefing_id = $1', [briefing]);
  }

  override async find(key: string): Promise<DamagedFile | null> {
    const sql = `select ${COLUMNS} from briefing.damaged_file where key = $1`;
    const [row] = await this.database.query<Row>(sql, [key]);
    return row === undefined ? null : fileOf(row);
  }

  override async counts(): Promise<DamageCounts> {
    const [row] = await this.database.query<DamageCounts>(COUNTS);
    return row ?? { repairing: 0, lost: 0 };
  }

  override async someLost(limit: number): Promise<readonly DamagedFile[]> {
    const sql = `select ${COLUMNS} from briefing.damaged_file where standing = 'lost' order by random() limit $1`;
    return (await this.database.query<Row>(sql, [limit])).map(fileOf);
  }

  override async newest(limit: number): Promise<readonly DamagedFile[]> {
    const sql = `select ${COLUMNS} from briefing.damaged_file order by noticed_at desc, key limit $1`;
    return (await this.database.query<Row>(sql, [limit])).map(fileOf);
  }
}
