import {
  Default,
  Integer,
  NoOtherFields,
  Nullable,
  OneOf,
  Optional,
  Pattern,
  Text,
  TypeOf,
} from '../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { LANGUAGES, type Language } from '../../../shared/kernel/language.js';
import { formatCursor, parseCursor, type Page } from '../../../shared/kernel/page.js';
import { ListPronunciations } from '../../application/queries/list-pronunciations.js';
import type { OwnPronunciation } from '../../domain/pronunciation.js';
import { PronunciationDto, toPronunciationDto } from './pronunciation.dto.js';

const DEFAULT_LIMIT = 50;

@NoOtherFields()
export class ListPronunciationsRequest {
  @Optional() @OneOf(LANGUAGES) language?: Language;
  @Optional() @Pattern(/^\d+:.+$/) cursor?: string;
  @Optional() @Integer(1, 100) @Default(DEFAULT_LIMIT) limit?: number;

  /** Throws InvalidRequest when the cursor is none of ours. */
  toQuery(caller: Caller): ListPronunciations {
    return new ListPronunciations({
      caller: caller.id,
      language: this.language ?? null,
      after: this.cursor === undefined ? null : parseCursor(this.cursor),
      limit: this.limit ?? DEFAULT_LIMIT,
    });
  }
}

export class ListPronunciationsResponse {
  @TypeOf(PronunciationDto) pronunciations!: PronunciationDto[];
  @Text() @Nullable() next_cursor!: string | null;
}

export const toListPronunciationsResponse = ({ rows, next }: Page<OwnPronunciation>): ListPronunciationsResponse => ({
  pronunciations: rows.map(toPronunciationDto),
  next_cursor: next === null ? null : formatCursor(next),
});
