import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../../support/cluster/cluster.js';
import type { RoundRobinProxy } from '../../support/cluster/proxy.js';
import type { Program } from '../../support/program/program.js';

/** What was asked for before the proxy was told. */
const ANSWERED_WITHIN_MS = 5_000;

const ROLES = ['api', 'worker'] as const;

/** The nodes of one version, one of each role, behind a proxy. */
export class Fleet {
  private constructor(
    private readonly proxy: RoundRobinProxy,
    readonly nodes: readonly Program[],
  ) {}

  /** Beside whatever runs already. `checkout`: of another version. */
  static async start(cluster: Cluster, proxy: RoundRobinProxy, checkout?: string): Promise<Fleet> {
    const nodes: Program[] = [];
    for (const role of ROLES) nodes.push(await cluster.node(role, checkout));
    const [api] = nodes;
    if (api !== undefined) proxy.targets.add(api.baseUrl);
    return new Fleet(proxy, nodes);
  }

  /**
   * As an orchestrator does: SIGTERM, one after the other. Nobody tells the proxy, but of a version that does not drain.
   * Returns the exit codes.
   */
  async drain(drainsItself = true): Promise<(number | null)[]> {
    const codes: (number | null)[] = [];
    for (const node of this.nodes) {
      if (!drainsItself && this.proxy.targets.delete(node.baseUrl)) await sleep(ANSWERED_WITHIN_MS);
      codes.push(await node.stop());
      this.proxy.targets.delete(node.baseUrl);
    }
    return codes;
  }

  /** What they logged that somebody would be called for: warnings, errors, and what is no line of the log at all. */
  get alarms(): string[] {
    return this.nodes.flatMap(({ output }) => output.split('\n').filter(isAlarm));
  }
}

const WARNING = 40;
/** The welcome and the words of the end, which are for people at a terminal. */
const SPOKEN =
  /^(|Running as root, .*|Podcast briefings are served at .*| {2}(API|Role|Stop|Nobody|http|It works).*|Stopping \(SIGTERM\).*|═+)$/;

/** Said at each start on an event store without users, such as the one here. */
const ADVICE = 'Nobody signs in to the EventStoreDB';

export function isAlarm(line: string): boolean {
  if (!line.startsWith('{')) return !SPOKEN.test(line);
  const { level, msg = '' } = JSON.parse(line) as { level: number; msg?: string };
  return level >= WARNING && !msg.startsWith(ADVICE);
}
