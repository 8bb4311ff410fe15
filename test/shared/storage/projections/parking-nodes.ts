import { afterEach, beforeEach } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { eventStoreSchema } from '../../../../src/shared/storage/eventstore/event-store-schema.js';
import { positionOf } from '../../../../src/shared/storage/eventstore/event-store.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';
import { until } from '../../../support/time/until.js';
import { newEvent } from '../eventstore/store-under-test.js';
import { createView, idOf, startNode, write, type Node, type NodeOptions } from './projection-nodes.js';

/** After `spoil`: what can be projected, and what could be if the event in the middle could. */
export const BEFORE = { revision: 1, total: 1 };
export const AFTER = { revision: 4, total: 10 };

/** As somebody else, or a newer program, would. */
export async function forge(one: Node, stream: string, revision: number, type = 'Forged'): Promise<void> {
  await one.store.append(stream, [newEvent(type, { n: revision })], revision - 1);
}

/** Two events, one that cannot be projected, and two more. */
export async function spoil(one: Node, stream: string): Promise<void> {
  await write(one, [stream], 2);
  await forge(one, stream, 2);
  await forge(one, stream, 3, 'Added');
  await forge(one, stream, 4, 'Added');
}

/** Nodes on a database that each test has for itself, and what they log. */
export class ParkingNodes {
  db!: TestDatabase;
  logged: string[] = [];
  readonly #nodes: Node[] = [];

  /** Call it while tests are described. */
  static forEachTest(): ParkingNodes {
    const nodes = new ParkingNodes();
    beforeEach(async () => await nodes.#open());
    afterEach(async () => await nodes.#close());
    return nodes;
  }

  async node(name: string, options?: NodeOptions): Promise<Node> {
    const started = await startNode(this.db, name, options);
    this.#nodes.push(started);
    return started;
  }

  async rowOf(stream: string): Promise<unknown> {
    const sql = 'select revision, total from view.stream where id = $1';
    return (await this.db.database.query(sql, [idOf(stream)]))[0];
  }

  async effectsOf(stream: string): Promise<number[]> {
    const sql = 'select revision from view.effect where id = $1 order by revision';
    return (await this.db.database.query<{ revision: number }>(sql, [idOf(stream)])).map(({ revision }) => revision);
  }

  async isParked(one: Node, stream: string): Promise<boolean> {
    return (await one.parked.find('totals', stream)) !== null;
  }

  /** Until the projector has come past all that is written. */
  async caughtUp(one: Node): Promise<void> {
    const [last] = await this.db.database.query<{ position: string }>(
      'select max(position)::text as position from eventstore.event',
    );
    const written = positionOf(BigInt(last!.position));
    await until(
      () => one.checkpoints.read('totals'),
      (checkpoint) => checkpoint >= written,
    );
  }

  async #open(): Promise<void> {
    this.logged = [];
    const note = (message: unknown): number => this.logged.push(String(message));
    Logger.overrideLogger({ log: note, error: note, warn: note });
    this.db = await freshDatabase([eventStoreSchema]);
    await createView(this.db);
  }

  async #close(): Promise<void> {
    await Promise.all(this.#nodes.splice(0).map(async (one) => await one.close()));
    await this.db.close();
    Logger.overrideLogger(false);
  }
}
