import { IsBoolean } from 'class-validator';
import {
  Constant,
  Described,
  Examples,
  NoOtherFields,
  OneOf,
  Text,
  TypeOf,
} from '../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { LANGUAGES, type Language } from '../../../shared/kernel/language.js';
import { DeletePronunciation } from '../../application/commands/delete-pronunciation.js';
import { SetPronunciation, type SetAnswer } from '../../application/commands/set-pronunciation.js';
import { LONGEST } from '../../domain/pronunciation.js';
import { PronunciationDto, RESPELLING, toPronunciationDto, WRITTEN } from './pronunciation.dto.js';

@NoOtherFields()
@Examples(
  { language: 'en', written: 'Nguyen', respelling: 'Win' },
  { language: 'ja', written: 'kubectl', respelling: 'キューブコントロール' },
)
export class SetPronunciationRequest {
  @OneOf(LANGUAGES)
  language!: Language;

  @Text(1, LONGEST.written)
  @Described(WRITTEN)
  written!: string;

  @Text(1, LONGEST.respelling)
  @Described(RESPELLING)
  respelling!: string;

  toCommand(caller: Caller): SetPronunciation {
    const { language, written, respelling } = this;
    return new SetPronunciation(caller.id, language, { written, respelling });
  }
}

export class SetPronunciationResponse {
  @IsBoolean()
  @Described('false: something had been said of the word before.')
  created!: boolean;

  @TypeOf(PronunciationDto)
  pronunciation!: PronunciationDto;
}

export const toSetPronunciationResponse = ({ created, pronunciation }: SetAnswer): SetPronunciationResponse => ({
  created,
  pronunciation: toPronunciationDto(pronunciation),
});

@NoOtherFields()
export class DeletePronunciationRequest {
  @OneOf(LANGUAGES)
  language!: Language;

  @Text(1, LONGEST.written)
  @Described('As it was set, in any case.')
  written!: string;

  toCommand(caller: Caller): DeletePronunciation {
    return new DeletePronunciation(caller.id, { language: this.language, written: this.written });
  }
}

export class DeletePronunciationResponse {
  @Constant(true) deleted!: true;
}
