import { describe, expect, test } from '@jest/globals';
import { ConnectionGate, type Lease } from '../../../../src/shared/storage/connections/connection-gate.js';
import { DatabaseBusy } from '../../../../src/shared/storage/connections/database-unavailable.js';
import { Task } from '../../../../src/shared/storage/connections/workload.js';

const options = {
  connections: 8,
  perOperation: 2,
  reserved: 2,
  mostWaiting: 4,
  longestWaitMs: 240_000,
  patienceMs: 240_000,
};

const task = (operation: string | null): Task => new Task('interactive', operation);

/** A lease that was given at once. */
function entered(gate: ConnectionGate, one: Task): Lease {
  const lease = gate.enter(one);
  if (lease instanceof Promise) throw new Error('it has to wait');
  return lease;
}

/** Of somebody who has to wait. */
function waiting(gate: ConnectionGate, one: Task): Promise<Lease> {
  const answer = gate.enter(one);
  if (!(answer instanceof Promise)) throw new Error('it has not to wait');
  answer.catch(() => undefined);
  return answer;
}

const refused = (answer: unknown): Promise<void> => expect(answer).rejects.toThrow(DatabaseBusy);

describe('the gate in front of a pool', () => {
  test('gives one operation its share, and others find a connection', async () => {
    const gate = new ConnectionGate(options);
    const first = entered(gate, task('a'));
    entered(gate, task('a'));
    const third = waiting(gate, task('a'));
    entered(gate, task('b'));
    first.end();
    (await third).end();
  });

  test('keeps the last connections for operations that have none', () => {
    const gate = new ConnectionGate(options);
    for (const operation of ['a', 'a', 'b', 'b', 'c', 'c']) entered(gate, task(operation));
    entered(gate, task('d'));
    void waiting(gate, task('d'));
    entered(gate, task('e'));
    void waiting(gate, task('f'));
  });

  test('lets a task have a second connection, whatever its operation has', () => {
    const gate = new ConnectionGate(options);
    const one = task('a');
    entered(gate, one);
    entered(gate, task('a'));
    entered(gate, one);
  });

  test('refuses who waited for too long, and whoever comes when too many wait', async () => {
    const gate = new ConnectionGate({ ...options, connections: 1, reserved: 0, longestWaitMs: 50 });
    entered(gate, task('a'));
    const those = Array.from({ length: 4 }, () => waiting(gate, task('b')));
    await refused(gate.enter(task('c')));
    for (const one of those) await refused(one);
  });

  test('an operation that was late tries with one connection, and a success opens it again', async () => {
    const gate = new ConnectionGate(options);
    const [late, other] = [entered(gate, task('a')), entered(gate, task('a'))];
    const queued = waiting(gate, task('a'));
    late.late();
    late.end();
    other.end();
    await refused(queued);
    const probing = task('a');
    const probe = entered(gate, probing);
    const soon = waiting(gate, task('a'));
    probe.end();
    const next = await soon;
    probing.succeeded();
    entered(gate, task('a'));
    next.end();
  });

  test('what comes while that one try takes long is refused soon, and then at once', async () => {
    const gate = new ConnectionGate({ ...options, patienceMs: 20 });
    const late = entered(gate, task('a'));
    late.late();
    late.end();
    entered(gate, task('a'));
    await refused(gate.enter(task('a')));
    await refused(gate.enter(task('a')));
  });

  test('a task that was late opens nothing when it is answered all the same', () => {
    const gate = new ConnectionGate(options);
    const one = task('a');
    entered(gate, one).late();
    one.succeeded();
    void waiting(gate, task('a'));
  });

  test('all operations that were late share as many connections as are kept back', () => {
    const gate = new ConnectionGate(options);
    for (const operation of ['a', 'b', 'c']) {
      const lease = entered(gate, task(operation));
      lease.late();
      lease.end();
    }
    entered(gate, task('a'));
    entered(gate, task('b'));
    void waiting(gate, task('c'));
    entered(gate, task('d'));
  });
});
