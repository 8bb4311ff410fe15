import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CliCommand, type CliValues, type Say, UsageError } from '../../../../shared/delivery/cli/cli-command.js';
import { choice, integer, requiredWord, text } from '../../../../shared/delivery/cli/parameters.js';
import { FORMATS, LENGTH_SECONDS } from '../../../../shared/kernel/listening.js';
import type { Changes } from '../../../domain/what-if/changes.js';
import { ComposeOtherwise } from '../../application/queries/compose-otherwise.js';
import { whatIfText } from './what-if-text.js';

const PARAMETERS = {
  id: requiredWord('ARTIFACT_ID', 'Which briefing? Give its artifact id, like art_….'),
  request: text('WORDS'),
  only: text('SOURCE_ID,…'),
  without: text('SOURCE_ID,…'),
  seconds: integer(LENGTH_SECONDS.least, LENGTH_SECONDS.most),
  style: choice(...FORMATS),
};

type Values = CliValues<typeof PARAMETERS>;

@Injectable()
export class WhatIfCommand extends CliCommand<typeof PARAMETERS> {
  readonly name = 'audit:what-if';
  readonly summary = 'Composes a past briefing as if it had been asked for otherwise. The look is recorded.';
  readonly parameters = PARAMETERS;

  constructor(private readonly queries: QueryBus) {
    super();
  }

  async run({ id, ...values }: Values, say: Say): Promise<void> {
    const changes = changesIn(values);
    if (Object.keys(changes).length === 0) {
      throw new UsageError('What if what? Give --request, --only, --without, --seconds or --style.');
    }
    const signal = new AbortController().signal;
    const whatIf = await this.queries.execute(new ComposeOtherwise(id, changes, 'operator', signal));
    for (const line of whatIfText(id, whatIf)) say(line);
  }
}

const changesIn = ({ request, only, without, seconds, style }: Omit<Values, 'id'>): Changes => ({
  ...(request !== undefined && { userRequest: request }),
  ...(only !== undefined && { sourceIds: only.split(',') }),
  ...(without !== undefined && { excludedSourceIds: without.split(',') }),
  ...(seconds !== undefined && { targetLengthSeconds: seconds }),
  ...(style !== undefined && { format: style }),
});
