import { ChainVerifier } from '../../proof/verify-chain.js';
import type { Member } from '../archive/archive-reader.js';
import type { ChainLink } from './backup-chain.js';
import { BackupDamaged, MEMBER, type BackupManifest } from '../archive/backup-format.js';
import { eventsIn, rowsIn } from '../archive/lines-in-parts.js';

/** Reads a chain of backups to its end, without a database. */
export class BackupCheck {
  readonly #chains = new ChainVerifier();
  #rest: Buffer = Buffer.alloc(0);

  /** Throws BackupDamaged, which names the member. */
  async check({ name, open }: ChainLink): Promise<BackupManifest> {
    const archive = await open();
    const members = archive.members();
    const found = { rows: new Map<string, number>(), events: 0 };
    try {
      for (;;) {
        const next = await members.next();
        if (next.done === true) return this.#compared(next.value, found);
        await this.#look(next.value, found);
      }
    } catch (error) {
      throw error instanceof BackupDamaged ? new BackupDamaged(`${name}: ${error.message}`) : error;
    } finally {
      archive.close();
    }
  }

  async #look(member: Member, found: Found): Promise<void> {
    const { name } = member;
    if (name.startsWith(MEMBER.rows)) {
      const table = name.split('/')[1] ?? '';
      found.rows.set(table, (found.rows.get(table) ?? 0) + rowsIn(await member.unzip()));
    } else if (name.startsWith(MEMBER.histories)) {
      found.events += this.#follow(await member.unzip());
    } else if (name.endsWith('.gz')) {
      await member.unzip();
    }
  }

  /** Histories stand by themselves: each event is linked to the one before it. */
  #follow(part: Buffer): number {
    const content = Buffer.concat([this.#rest, part]);
    const end = content.lastIndexOf('\n') + 1;
    this.#rest = content.subarray(end);
    const events = eventsIn(content.subarray(0, end));
    for (const event of events) {
      const problem = this.#chains.check(event);
      if (problem !== null) {
        throw new BackupDamaged(`The history ${event.stream}, revision ${event.revision}: ${problem.message}.`);
      }
    }
    return events.length;
  }

  #compared(manifest: BackupManifest, { rows, events }: Found): BackupManifest {
    for (const [table, count] of Object.entries(manifest.rows)) {
      const there = rows.get(table) ?? 0;
      if (there !== count) throw new BackupDamaged(`Of ${count} rows of ${table} ${there} are there.`);
    }
    if (events !== manifest.events) throw new BackupDamaged(`Of ${manifest.events} events ${events} are there.`);
    return manifest;
  }
}

interface Found {
  readonly rows: Map<string, number>;
  events: number;
}
