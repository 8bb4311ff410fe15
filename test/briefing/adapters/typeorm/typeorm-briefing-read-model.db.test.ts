import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TypeormBriefingReadModel } from '../../../../src/briefing/adapters/typeorm/typeorm-briefing-read-model.js';
import {
  artifactIdOf,
  type ArtifactPageQuery,
  type ProjectedArtifact,
} from '../../../../src/briefing/application/ports/briefing-read-model.js';
import { BriefingModule } from '../../../../src/briefing/briefing.module.js';
import { brand } from '../../../../src/shared/kernel/brand.js';
import type { CallerId } from '../../../../src/shared/kernel/identifiers.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';

const OWNER = brand<CallerId>('usr_1');
const ALL: ArtifactPageQuery = { kind: null, after: null, limit: 50 };

let db: TestDatabase;
let readModel: TypeormBriefingReadModel;

beforeAll(async () => {
  db = await freshDatabase([BriefingModule.schema]);
  readModel = new TypeormBriefingReadModel(db.database);
  await keep('a', 'z', 1000);
  await keep('b', 'c', 1000);
  await keep('d', 'e', 3000);
  await keep('f', 'g', 2000);
});

afterAll(() => db?.close());

/** A briefing and its quick read, requested at a moment. */
const keep = (id: string, quickReadId: string, at: number): Promise<number> =>
  db.database.execute(
    `insert into briefing.briefing values ($1, $2, $3, 'slug_' || $1, 3, 'ready', 5, jsonb_build_object('of', $1::text), $4, $4)`,
    [id, quickReadId, OWNER, at],
  );

const shown = (artifacts: readonly ProjectedArtifact[]) =>
  artifacts.map((artifact) => [artifactIdOf(artifact), artifact.briefing.state]);

/** In pages of so many. */
async function inPages(limit: number): Promise<readonly ProjectedArtifact[]> {
  const found: ProjectedArtifact[] = [];
  let after: ArtifactPageQuery['after'] = null;
  do {
    const page = await readModel.list(OWNER, { ...ALL, after, limit });
    found.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return found;
}

describe('a list of briefings and quick reads', () => {
  test('shows both of each briefing with its state, also when those of another one stand between them', async () => {
    const of = (id: string) => ({ of: id });
    const expected = [
      ['e', of('d')],
      ['d', of('d')],
      ['g', of('f')],
      ['f', of('f')],
      ['z', of('a')],
      ['c', of('b')],
      ['b', of('b')],
      ['a', of('a')],
    ];
    expect(shown((await readModel.list(OWNER, ALL)).rows)).toEqual(expected);
    for (const limit of [1, 2, 3, 7]) expect(shown(await inPages(limit))).toEqual(expected);
  });

  test.each(['audio_brief', 'briefing_page'] as const)('of the kind %s alone has every state', async (kind) => {
    const { rows } = await readModel.list(OWNER, { ...ALL, kind });
    for (const row of rows) expect(row).toEqual(await readModel.find(OWNER, artifactIdOf(row)));
    expect(rows).toHaveLength(4);
  });

  test('asks for the state of two artifacts that follow each other once', async () => {
    const received: { state: unknown }[] = [];
    const query = db.database.query.bind(db.database);
    db.database.query = async <Row>(...asked: Parameters<typeof query>) => {
      const rows = await query<Row>(...asked);
      received.push(...(rows as { state: unknown }[]));
      return rows;
    };
    await readModel.list(OWNER, ALL);
    expect(received.map(({ state }) => state !== null)).toEqual([true, false, true, false, true, true, false, true]);
  });
});
