import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { rethrow } from '../connections/database-unavailable.js';
import type { SequentialClient } from '../connections/sequential-client.js';

/** One transaction on one connection. */
export class OpenUnit {
  private failure: { error: unknown } | null = null;
  private ended = false;
  private readonly afterwards: (() => void)[] = [];

  constructor(
    readonly manager: EntityManager,
    private readonly connection: SequentialClient,
  ) {}

  get client(): ClientBase {
    return this.connection;
  }

  get isOpen(): boolean {
    return !this.ended;
  }

  async join<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      // Its writes cannot be rolled back alone, so the whole transaction must not commit.
      this.failure ??= { error };
      throw error;
    }
  }

  afterCommit(work: () => void): void {
    this.afterwards.push(work);
  }

  committed(): void {
    for (const work of this.afterwards) work();
  }

  async end(): Promise<void> {
    await this.connection.settled();
    this.ended = true;
  }

  /** Throws when something that joined has failed and its caller went on. */
  assertWhole(): void {
    if (this.failure === null) return;
    throw new Error('A part of this unit of work failed, so none of it is committed.', { cause: this.failure.error });
  }
}

/** Transactions that travel with the asynchronous calls: whoever uses the Database inside `work` is in it. */
@Injectable()
export class TypeormUnitOfWork extends UnitOfWork {
  private readonly ambient = new AsyncLocalStorage<OpenUnit>();

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override run<T>(work: () => Promise<T>): Promise<T> {
    const open = this.current();
    return open === null ? this.begin(work) : open.join(work);
  }

  /** null: no unit of work is open here. What was started in one and outlives it is outside again. */
  current(): OpenUnit | null {
    const unit = this.ambient.getStore();
    return unit?.isOpen === true ? unit : null;
  }

  /**
   * What others may be told of once it is true: called after the open unit of work is committed, never when it is not;
   * at once when none is open. For hints that may be lost, because the process may end in between. Must not throw.
   */
  afterCommit(work: () => void): void {
    const open = this.current();
    if (open === null) work();
    else open.afterCommit(work);
  }

  /** For mapped rows: the repositories of this manager take part in the open unit of work. */
  get manager(): EntityManager {
    return this.current()?.manager ?? this.dataSource.manager;
  }

  /** A connection that is held for longer than one unit of work, to be released by whoever holds it. */
  createQueryRunner(): QueryRunner {
    return this.dataSource.createQueryRunner();
  }

  /**
   * A unit of work of its own on a connection that is held for longer, with a session lock on it. Once that connection
   * is lost nothing can be committed through it any more: the runner never takes another.
   */
  async runOn<T>(runner: QueryRunner, work: () => Promise<T>): Promise<T> {
    try {
      const unit = new OpenUnit(runner.manager, (await runner.connect()) as SequentialClient);
      const result = await runner.manager.transaction(() => this.ambient.run(unit, () => this.settle(unit, work)));
      unit.committed();
      return result;
    } catch (error) {
      return rethrow(error);
    }
  }

  private async begin<T>(work: () => Promise<T>): Promise<T> {
    const runner = this.createQueryRunner();
    try {
      return await this.runOn(runner, work);
    } finally {
      await runner.release();
    }
  }

  private async settle<T>(unit: OpenUnit, work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      unit.assertWhole();
      return result;
    } finally {
      await unit.end();
    }
  }
}
