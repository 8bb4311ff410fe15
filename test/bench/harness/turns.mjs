// Things that are compared take turns, so that a busy moment of the machine hits all of them.

/** Fewer say nothing of their spread. */
export const TURNS = 5;

/**
 * Runs each `{ name: work }` once a turn, in an order that changes, and keeps what each turn returned. `turns` is at
 * least TURNS.
 */
export async function inTurns(works, turns = TURNS) {
  const runs = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    const order = Object.entries(works);
    for (const [name, work] of turn % 2 === 0 ? order : order.reverse()) runs[name].push(await work(turn));
  }
  return runs;
}

/** Of every turn, one figure. */
export const eachOf = (turns, figure) => turns.map((turn) => turn[figure]);
