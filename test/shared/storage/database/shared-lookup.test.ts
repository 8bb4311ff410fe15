import { describe, expect, test } from '@jest/globals';
import { SharedLookup } from '../../../../src/shared/storage/database/shared-lookup.js';

/** A table that answers when it is told to, and remembers what it was asked. */
class Table {
  readonly asked: string[][] = [];
  readonly rows = new Map<string, string>();
  private answers: (() => void)[] = [];

  readonly read = async (keys: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    this.asked.push([...keys]);
    await new Promise<void>((resolve) => this.answers.push(resolve));
    if (keys.includes('broken')) throw new Error('broken');
    return new Map([...this.rows].filter(([key]) => keys.includes(key)));
  };

  async answer(): Promise<void> {
    await turn();
    this.answers.shift()?.();
    await turn();
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a shared lookup', () => {
  test('asks once for all questions that came while it was asking', async () => {
    const table = new Table();
    table.rows.set('a', 'A').set('b', 'B');
    const lookup = new SharedLookup('things', table.read);
    const first = lookup.find('a');
    await turn();
    const rest = ['a', 'b', 'b', 'c'].map((key) => lookup.find(key));
    await table.answer();
    await table.answer();
    expect(await first).toBe('A');
    expect(await Promise.all(rest)).toEqual(['A', 'B', 'B', null]);
    expect(table.asked).toEqual([['a'], ['a', 'b', 'c']]);
  });

  test('asks once for all questions of one turn of the event loop, as of requests that arrived together', async () => {
    const table = new Table();
    table.rows.set('a', 'A').set('b', 'B');
    const lookup = new SharedLookup('things', table.read);
    const questions = ['a', 'b', 'a'].map((key) => lookup.find(key));
    await table.answer();
    expect(await Promise.all(questions)).toEqual(['A', 'B', 'A']);
    expect(table.asked).toEqual([['a', 'b']]);
  });

  test('answers with nothing older than the question', async () => {
    const table = new Table();
    table.rows.set('a', 'A');
    const lookup = new SharedLookup('things', table.read);
    const before = lookup.find('a');
    await turn();
    const after = lookup.find('a');
    await table.answer();
    table.rows.delete('a');
    await table.answer();
    expect(await before).toBe('A');
    expect(await after).toBeNull();
  });

  test('fails those who asked and serves those who come later', async () => {
    const table = new Table();
    table.rows.set('a', 'A');
    const lookup = new SharedLookup('things', table.read);
    const failed = lookup.find('broken').catch((error: Error) => error.message);
    await turn();
    const later = lookup.find('a');
    await table.answer();
    expect(await failed).toBe('broken');
    await table.answer();
    expect(await later).toBe('A');
  });
});
