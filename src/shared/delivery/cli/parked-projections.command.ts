import { Injectable } from '@nestjs/common';
import { PARKED_AT_MOST, ParkedHistories } from '../../storage/projections/parked-histories.js';
import { CliCommand, type Say } from './cli-command.js';
import { eventInWords, histories } from './spoilt-in-words.js';

@Injectable()
export class ParkedProjectionsCommand extends CliCommand {
  readonly name = 'projections:parked';
  readonly summary =
    'Lists the histories whose rows stand still, each with the event that cannot be projected, and why.';
  readonly parameters = {};

  constructor(private readonly parked: ParkedHistories) {
    super();
  }

  async run(_: unknown, say: Say): Promise<void> {
    const all = await this.parked.all();
    for (const { projection, stream, revision, eventType, eventId, why, parkedAt, programs } of all) {
      say(`${projection}: ${eventInWords(stream, revision, eventType)}: ${why}`);
      say(`  event ${eventId}, since ${new Date(parkedAt).toISOString()}, tried by ${programs.join(', ')}`);
    }
    for (const { projection, program } of await this.parked.stopped()) {
      say(
        `${projection} has stopped: ${program} would park more than ${PARKED_AT_MOST} within a minute. Another version goes ` +
          'on by itself; "projections:retry" lets this one go on.',
      );
    }
    say(
      all.length === 0
        ? 'Nothing is parked.'
        : `${histories(all.length)} parked; "projections:retry [STREAM]" tries again.`,
    );
  }
}
