import { NoOtherFields, Nullable, OneOf, Optional, Text, TypeOf } from '../../../shared/delivery/http/dto.js';
import { PageFields } from '../../../shared/delivery/http/page.dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { LANGUAGES, type Language } from '../../../shared/kernel/language.js';
import { formatNext, type Page } from '../../../shared/kernel/page.js';
import { ListPronunciations } from '../../application/queries/list-pronunciations.js';
import type { OwnPronunciation } from '../../domain/pronunciation.js';
import { PronunciationDto, toPronunciationDto } from './pronunciation.dto.js';

const DEFAULT_LIMIT = 50;

@NoOtherFields()
export class ListPronunciationsRequest extends PageFields(DEFAULT_LIMIT) {
  @Optional() @OneOf(LANGUAGES) language?: Language;

  /** Throws InvalidRequest when the cursor is none of ours. */
  toQuery(caller: Caller): ListPronunciations {
    return new ListPronunciations({
      caller: caller.id,
      language: this.language ?? null,
      ...this.page(),
    });
  }
}

export class ListPronunciationsResponse {
  @TypeOf(PronunciationDto) pronunciations!: PronunciationDto[];
  @Text() @Nullable() next_cursor!: string | null;
}

export const toListPronunciationsResponse = ({ rows, next }: Page<OwnPronunciation>): ListPronunciationsResponse => ({
  pronunciations: rows.map(toPronunciationDto),
  next_cursor: formatNext(next),
});
