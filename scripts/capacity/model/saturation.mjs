// What is full first: of each thing that more nodes do not make bigger, how much is used, and at how many members it is full.

/** Uses of a thing that grow as members × nodes are full at a root of what others are. */
const GROWTH = { linear: 1, quadratic: 2 };

function one(plan, { name, used, limit, growth = 'linear', from }) {
  const share = used / limit;
  return { name, used, limit, share, growth, from, fullAt: plan.members / share ** (1 / GROWTH[growth]) };
}

/** In the order in which they are full. */
export function saturation(plan, { limits, machine }) {
  const { database, events, api, worker } = plan;
  const nodes = api.nodes + worker.nodes;
  const things = [
    {
      name: 'processors of the primary',
      used: database.busy,
      limit: machine.databaseCores * 0.6,
      from: '--database-cores',
    },
    {
      name: 'connections, all lanes open',
      used: database.connections,
      limit: machine.databaseConnections,
      from: '--database-connections',
    },
    { name: 'write-ahead log, MB/s', used: database.walMbs, limit: machine.walMbs, from: '--wal-mbs' },
    {
      name: 'items and rows of a year, GB',
      used: (database.itemsGbMonth + database.rowsGbMonth) * 12,
      limit: machine.diskGb,
      from: '--disk-gb',
    },
    { name: 'appends to histories a second', used: events, limit: limits.appendsPerSecond, from: 'measured' },
    { name: 'NOTIFY commits a second', used: events * 2, limit: limits.notificationsPerSecond, from: 'measured' },
    // Each one goes to all who listen, and there are more of both.
    {
      name: 'notifications delivered a second',
      used: events * 2 * nodes,
      limit: limits.notificationsPerSecondToTwenty * 20,
      growth: 'quadratic',
      from: 'measured',
    },
  ];
  return things.map((thing) => one(plan, thing)).toSorted((a, b) => a.fullAt - b.fullAt);
}
