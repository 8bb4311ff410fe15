import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CliCommand, ProblemsFound } from '../../../../src/shared/delivery/cli/cli-command.js';
import { eventStoreSchema } from '../../../../src/shared/storage/eventstore/event-store-schema.js';
import { RebuildProjectionsCommand } from '../../../../src/shared/delivery/cli/rebuild-projections.command.js';
import { ParkedProjectionsCommand } from '../../../../src/shared/delivery/cli/parked-projections.command.js';
import { RetryProjectionsCommand } from '../../../../src/shared/delivery/cli/retry-projections.command.js';
import { VerifyProjectionsCommand } from '../../../../src/shared/delivery/cli/verify-projections.command.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';
import { newEvent } from '../eventstore/store-under-test.js';
import { until } from '../../../support/time/until.js';
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
  for (const stream of streams) await node.streams.projectNow(stream);
});
afterAll(async () => {
  await node?.close();
  await db?.close();
});

async function said(command: CliCommand, ...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  const run = command.execute(words, (line) => lines.push(line));
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

  test('name the histories that cannot be projected, and try them again: all, or one', async () => {
    const [one, other] = newStreams(2).toSorted() as [string, string];
    for (const stream of [one, other]) {
      await write(node, [stream], 1);
      await node.store.append(stream, [newEvent('Forged', { n: 1 })], 0);
    }
    node.projector.start();
    await until(
      () => node.parked.all(),
      (all) => all.length === 2,
    );
    await node.projector.stop();
    await db.database.execute(`delete from view.stream where id like 'x%'`);
    const parked = new ParkedProjectionsCommand(node.parked);
    const retry = new RetryProjectionsCommand(node.parked, node.retry);
    const verify = new VerifyProjectionsCommand(node.registry, node.verification);
    const rebuild = new RebuildProjectionsCommand(node.registry, node.rebuild);
    const why = 'this program knows no such event';

    expect(await said(parked)).toEqual([
      `totals: ${one}@1 (Forged): ${why}`,
      expect.stringMatching(/^  event [0-9a-f-]{36}, since \d{4}-\d\d-\d\dT\S+Z, tried by one$/),
      `totals: ${other}@1 (Forged): ${why}`,
      expect.stringMatching(/^  event /),
      '2 histories parked; "projections:retry [STREAM]" tries again.',
    ]);
    expect(await said(verify)).toEqual([
      'totals: 10 events replayed, 0 rows differ.',
      `  ${one}@1 (Forged) cannot be replayed: ${why}; its row was not compared.`,
      `  ${other}@1 (Forged) cannot be replayed: ${why}; its row was not compared.`,
      'FOUND 2 histories cannot be replayed; "projections:retry" tries what is parked.',
    ]);
    expect(await said(rebuild)).toEqual([
      'totals: 10 events replayed, 0 rows were not as they should be and are now.',
      `  ${one}@1 (Forged) cannot be replayed: ${why}; its row stays as it was.`,
      `  ${other}@1 (Forged) cannot be replayed: ${why}; its row stays as it was.`,
      'FOUND 2 histories could not be replayed; "projections:parked" lists them.',
    ]);
    expect(await said(retry)).toEqual([
      `totals: ${one}@1 (Forged) stays parked: ${why}`,
      `totals: ${other}@1 (Forged) stays parked: ${why}`,
      'FOUND 2 histories stay parked.',
    ]);
    node.projection.knows.add('Forged');
    expect(await said(retry, one)).toEqual([`totals: ${one} is projected and parked no more.`]);
    await expect(said(retry, one)).rejects.toThrow(`No history called "${one}" is parked`);
    expect(await said(retry)).toEqual([`totals: ${other} is projected and parked no more.`]);
    expect(await said(retry)).toEqual(['Nothing is parked.']);
    expect(await said(parked)).toEqual(['Nothing is parked.']);
    expect(await said(verify)).toEqual(['totals: 10 events replayed, 0 rows differ.']);
  });

  test('say that a projection has stopped because too many would be parked, and let it go on', async () => {
    const parked = new ParkedProjectionsCommand(node.parked);
    const retry = new RetryProjectionsCommand(node.parked, node.retry);
    await node.unitOfWork.run(async () => await node.checkpoints.lock('totals'));
    await db.database.execute(`update eventstore.checkpoint set parking_stopped_by = 'one'`);
    expect(await said(parked)).toEqual([
      'totals has stopped: one would park more than 100 within a minute. Another version goes on by itself; ' +
        '"projections:retry" lets this one go on.',
      'Nothing is parked.',
    ]);
    expect(await said(retry)).toEqual(['Nothing is parked.', 'totals goes on, and one may park again.']);
    expect(await said(parked)).toEqual(['Nothing is parked.']);
  });
});
