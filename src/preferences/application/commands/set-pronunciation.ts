import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Language } from '../../../shared/kernel/language.js';
import type { Pronunciation } from '../../../shared/kernel/hosts/pronunciation.js';
import { changePronunciation, tidyPronunciation, type OwnPronunciation } from '../../domain/pronunciation.js';
import { PronunciationStore } from '../ports/pronunciation-store.js';

export interface SetAnswer {
  readonly pronunciation: OwnPronunciation;
  /** Nothing had been said of the word before. */
  readonly created: boolean;
}

/** Says how a word is said from now on. */
export class SetPronunciation extends Command<SetAnswer> {
  constructor(
    readonly caller: CallerId,
    readonly language: Language,
    readonly said: Pronunciation,
  ) {
    super();
  }
}

@CommandHandler(SetPronunciation)
export class SetPronunciationHandler implements ICommandHandler<SetPronunciation> {
  constructor(
    private readonly pronunciations: PronunciationStore,
    private readonly clock: Clock,
  ) {}

  /** Throws TextRefused, TooManyPronunciations. */
  async execute({ caller, language, said }: SetPronunciation): Promise<SetAnswer> {
    const wanted = { ...tidyPronunciation(said), language, at: this.clock.now() };
    let created = false;
    const pronunciation = await this.pronunciations.update(caller, wanted, (known, count) => {
      created = known === null;
      return changePronunciation(known, count, wanted);
    });
    return { pronunciation, created };
  }
}
