import type { Environment } from './environment.js';

/** What a connection is for: how long it may be used, and with whom it is shared, follow from that. */
export type Workload = 'interactive' | 'background' | 'health' | 'migration';

/** In milliseconds; 0: without end. PostgreSQL itself keeps them, by the settings of the same names. */
export interface DatabaseDeadlines {
  readonly statement: number;
  /** Waiting for one lock of somebody else, advisory locks too. */
  readonly lock: number;
  readonly idleInTransaction: number;
  /** From PostgreSQL 17 on. */
  readonly transaction: number;
}

export interface ConnectionLimits {
  /** Connections at most, of one process. */
  readonly connections: number;
  /** In milliseconds: for a connection. */
  readonly wait: number;
  readonly deadlines: DatabaseDeadlines;
}

export type DatabaseLimits = Readonly<Record<Workload, ConnectionLimits>>;

/** How the database is shared between those who wait for an answer and those who do not. Also the DI token. */
export abstract class DatabaseSettings {
  abstract readonly databaseLimits: DatabaseLimits;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const DATABASE_LIMITS: DatabaseLimits = {
  interactive: {
    connections: 16,
    wait: 3 * SECOND,
    deadlines: { statement: 10 * SECOND, lock: 3 * SECOND, idleInTransaction: 15 * SECOND, transaction: 30 * SECOND },
  },
  background: {
    connections: 16,
    wait: MINUTE,
    deadlines: {
      statement: 15 * MINUTE,
      lock: 30 * SECOND,
      idleInTransaction: 30 * SECOND,
      transaction: 30 * MINUTE,
    },
  },
  health: {
    connections: 2,
    wait: 1500,
    deadlines: { statement: 1500, lock: 1 * SECOND, idleInTransaction: 5 * SECOND, transaction: 5 * SECOND },
  },
  migration: {
    connections: 2,
    wait: 10 * SECOND,
    deadlines: { statement: 0, lock: 5 * SECOND, idleInTransaction: 5 * MINUTE, transaction: 0 },
  },
};

const DAY_SECONDS = 24 * 60 * 60;

export function readDatabaseSettings(environment: Environment): DatabaseSettings {
  const shared = (workload: Workload): ConnectionLimits => ({
    connections: environment.integer(nameOf(workload, 'CONNECTIONS'), DATABASE_LIMITS[workload].connections, 4, 1000),
    wait: DATABASE_LIMITS[workload].wait,
    deadlines: deadlinesOf(environment, workload),
  });
  const { health, migration } = DATABASE_LIMITS;
  return {
    databaseLimits: {
      interactive: shared('interactive'),
      background: shared('background'),
      health,
      migration: { ...migration, deadlines: deadlinesOf(environment, 'migration') },
    },
  };
}

const nameOf = (workload: Workload, what: string): string => `DATABASE_${workload.toUpperCase()}_${what}`;

function deadlinesOf(environment: Environment, workload: Workload): DatabaseDeadlines {
  const { deadlines } = DATABASE_LIMITS[workload];
  const seconds = (what: string, usual: number): number =>
    environment.integer(nameOf(workload, `${what}_SECONDS`), usual / SECOND, 0, DAY_SECONDS) * SECOND;
  return {
    statement: seconds('STATEMENT', deadlines.statement),
    lock: seconds('LOCK', deadlines.lock),
    idleInTransaction: seconds('IDLE', deadlines.idleInTransaction),
    transaction: seconds('TRANSACTION', deadlines.transaction),
  };
}
