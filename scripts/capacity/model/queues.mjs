// How long work waits: a simulation of one queue with several servers, and the formula for requests that come by chance.

/** The smallest of the values is taken out and another put in: a binary heap of fixed size. */
function replaceSmallest(heap, value) {
  let place = 0;
  for (;;) {
    let child = 2 * place + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1] < heap[child]) child += 1;
    if (heap[child] >= value) break;
    heap[place] = heap[child];
    place = child;
  }
  heap[place] = value;
}

/** Jobs `{at, takes}` in the order of their times, on so many servers, the first come first: how long each waits, in order. */
export function waitsOf(jobs, servers) {
  const free = new Float64Array(servers).fill(-Infinity);
  return jobs.map(({ at, takes }) => {
    const begins = Math.max(at, free[0]);
    replaceSmallest(free, begins + takes);
    return begins - at;
  });
}

export function percentile(values, share) {
  if (values.length === 0) return 0;
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** Probability that somebody who comes has to wait (Erlang C), by the recursion of Erlang B. */
export function waitingShare(load, servers) {
  if (load >= servers) return 1;
  let blocked = 1;
  for (let number = 1; number <= servers; number += 1) blocked = (load * blocked) / (number + load * blocked);
  return blocked / (1 - (load / servers) * (1 - blocked));
}

/** Seconds that the share of requests at most waits; comings by chance, `takes` seconds each. Infinity: it never ends. */
export function chanceWait({ perSecond, takes, servers, share }) {
  const load = perSecond * takes;
  if (load >= servers) return Infinity;
  const waiting = waitingShare(load, servers);
  if (waiting <= 1 - share) return 0;
  return (Math.log(waiting / (1 - share)) * takes) / (servers - load);
}
