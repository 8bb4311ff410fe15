import { Injectable } from '@nestjs/common';
import { DomainError, NotFound } from '../../kernel/domain-error.js';
import { ParkedHistories, type ParkedHistory } from '../../storage/projections/parked-histories.js';
import { ParkedHistoryRetry } from '../../storage/projections/parked-history-retry.js';
import { reasonOf } from '../../storage/projections/projection-fault.js';
import { CliCommand, type CliValues, ProblemsFound, type Say } from './cli-command.js';
import { word } from './parameters.js';
import { eventInWords, histories } from './spoilt-in-words.js';

const PARAMETERS = { stream: word('STREAM', 'Name one stream, or none for all that are parked.') };

@Injectable()
export class RetryProjectionsCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'projections:retry';
  readonly summary = 'Projects parked histories again, with all that has waited: all of them, or one.';
  readonly parameters = PARAMETERS;

  constructor(
    private readonly parked: ParkedHistories,
    private readonly histories: ParkedHistoryRetry,
  ) {
    super();
  }

  /** Throws NotFound, and ProblemsFound at the end. */
  async run({ stream }: CliValues<typeof PARAMETERS>, say: Say): Promise<void> {
    const wanted = (await this.parked.all()).filter((one) => stream === undefined || one.stream === stream);
    if (stream !== undefined && wanted.length === 0) {
      throw new NotFound(`No history called "${stream}" is parked; "projections:parked" lists them.`);
    }
    if (wanted.length === 0) say('Nothing is parked.');
    let left = 0;
    for (const one of wanted) left += (await this.#retry(one, say)) ? 0 : 1;
    if (stream === undefined) await this.#goOn(say);
    if (left > 0) throw new ProblemsFound(`${histories(left)} ${left === 1 ? 'stays' : 'stay'} parked.`);
  }

  /** Somebody has looked at what was too much for a projector. */
  async #goOn(say: Say): Promise<void> {
    for (const { projection, program } of await this.parked.stopped()) {
      await this.parked.allowParking(projection);
      say(`${projection} goes on, and ${program} may park again.`);
    }
  }

  async #retry(one: ParkedHistory, say: Say): Promise<boolean> {
    try {
      const parked = await this.histories.retry(one);
      if (parked === null) say(`${one.projection}: ${one.stream} is projected and parked no more.`);
      else say(stays(parked, parked.why));
      return parked === null;
    } catch (error) {
      if (error instanceof DomainError) throw error;
      say(stays(one, reasonOf(error)));
      return false;
    }
  }
}

const stays = ({ projection, stream, revision, eventType }: ParkedHistory, why: string): string =>
  `${projection}: ${eventInWords(stream, revision, eventType)} stays parked: ${why}`;
