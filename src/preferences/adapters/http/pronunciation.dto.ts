import { Described, EpochMsField, NoOtherFields, OneOf, Text } from '../../../shared/delivery/http/dto.js';
import { LANGUAGES, type Language } from '../../../shared/kernel/language.js';
import { LONGEST, type OwnPronunciation } from '../../domain/pronunciation.js';

export const WRITTEN = 'As it stands in texts. Found as a whole word, in any case, unless it has capitals inside.';
export const RESPELLING =
  "What is read aloud instead: letters, digits, spaces and ' - . , · as one would write what is heard. In Japanese best in kana.";

@NoOtherFields()
export class PronunciationDto {
  @OneOf(LANGUAGES)
  language!: Language;

  @Text(1, LONGEST.written)
  @Described(WRITTEN)
  written!: string;

  @Text(1, LONGEST.respelling)
  @Described(RESPELLING)
  respelling!: string;

  @EpochMsField()
  created_at!: number;

  @EpochMsField()
  updated_at!: number;
}

export const toPronunciationDto = (own: OwnPronunciation): PronunciationDto => ({
  language: own.language,
  written: own.written,
  respelling: own.respelling,
  created_at: own.createdAt,
  updated_at: own.updatedAt,
});
