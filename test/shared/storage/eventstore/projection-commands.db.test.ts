import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ProblemsFound } from '../../../../src/shared/delivery/cli/cli-command.js';
import { eventStoreSchema } from '../../../../src/shared/storage/eventstore/event-store-schema.js';
import { RebuildProjectionsCommand } from '../../../../src/shared/delivery/cli/rebuild-projections.command.js';
import { VerifyProjectionsCommand } from '../../../../src/shared/delivery/cli/verify-projections.command.js';
import { freshDatabase, type TestDatabase } from '../../../support/database.js';
import { createView, idOf, newStreams, startNode, write, type Node } from './projection-nodes.js';

let db: TestDatabase;
let node: Node;
let id: string;

beforeAll(async () => {
  db = await freshDatabase([eventStoreSchema]);
  await createView(db);
  node = await startNode(db, 'a');
  const streams = newStreams(3);
  id = idOf(streams[0]!);
  await write(node, streams, 2);
  for (const stream of streams) await node.projector.projectNow(stream);
});
afterAll(async () => {
  await node?.close();
  await db?.close();
});

async function said(
  command: RebuildProjectionsCommand | VerifyProjectionsCommand,
  ...names: string[]
): Promise<string[]> {
  const lines: string[] = [];
  const run = command.run({ names }, (line) => lines.push(line));
  await run.catch((error: unknown) => {
    if (!(error instanceof ProblemsFound)) throw error;
    lines.push(`FOUND ${error.message}`);
  });
  return lines;
}

describe('the commands for projections', () => {
  test('say which row and column is not what the history says, and put it right', async () => {
    const verify = new VerifyProjectionsCommand(node.registry, node.verification);
    const rebuild = new RebuildProjectionsCommand(node.registry, node.rebuild);
    expect(await said(verify)).toEqual(['totals: 6 events replayed, 0 rows differ.']);
    await db.database.execute('update view.stream set total = 9, note = $2 where id = $1', [id, 'x'.repeat(500)]);
    expect(await said(verify, 'totals')).toEqual([
      'totals: 6 events replayed, 1 rows differ.',
      `  ${id} /note: served "${'x'.repeat(119)}…, replayed null`,
      `  ${id} /total: served 9, replayed 1`,
      'FOUND 1 rows are not what their histories say; "projections:rebuild" makes them again.',
    ]);
    expect(await said(rebuild)).toEqual(['totals: 6 events replayed, 1 rows were not as they should be and are now.']);
    expect(await said(verify)).toEqual(['totals: 6 events replayed, 0 rows differ.']);
  });

  test('show some of very many differences, and say how many there are', async () => {
    await db.database.execute(
      `insert into view.stream select 'x' || n, 0, 0, null, 't' || n from generate_series(1, 70) n`,
    );
    const lines = await said(new VerifyProjectionsCommand(node.registry, node.verification));
    expect(lines).toHaveLength(1 + 50 + 2);
    expect(lines.slice(0, 2)).toEqual([
      'totals: 6 events replayed, 70 rows differ.',
      '  x1: a row is served, but its history has none',
    ]);
    expect(lines.at(-2)).toBe('  and 20 more');
  });
});
