import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { PronunciationNotFound, tidyWritten, type Word } from '../../domain/pronunciation.js';
import { PronunciationStore } from '../ports/pronunciation-store.js';

/** From now on the word is said as if nothing had ever been said of it. */
export class DeletePronunciation extends Command<void> {
  constructor(
    readonly caller: CallerId,
    readonly word: Word,
  ) {
    super();
  }
}

@CommandHandler(DeletePronunciation)
export class DeletePronunciationHandler implements ICommandHandler<DeletePronunciation> {
  constructor(private readonly pronunciations: PronunciationStore) {}

  /** Throws TextRefused, PronunciationNotFound. */
  async execute({ caller, word }: DeletePronunciation): Promise<void> {
    const tidied = { ...word, written: tidyWritten(word.written) };
    if (!(await this.pronunciations.delete(caller, tidied))) throw new PronunciationNotFound(tidied);
  }
}
