import { type Caller, field } from 'podcast-briefings/extension';
import { KeepHighlight } from '../../application/commands/keep-highlight.js';
import { RemoveHighlight } from '../../application/commands/remove-highlight.js';
import { type HighlightList, ListHighlights } from '../../application/queries/list-highlights.js';
import type { Highlight } from '../../domain/highlight.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const USUAL_LIMIT = 20;

@field.NoOtherFields()
export class CreateHighlightRequest {
  @field.Text(1, 100)
  @field.Described('A briefing or its quick read.')
  artifact_id!: string;

  @field.Text(1, 2000)
  @field.Described('One sentence of the transcript, as it stands there.')
  sentence!: string;

  toCommand({ id }: Caller): KeepHighlight {
    return new KeepHighlight(id, this.artifact_id, this.sentence);
  }
}

@field.NoOtherFields()
export class DeleteHighlightRequest {
  @field.Pattern(UUID)
  highlight_id!: string;

  toCommand({ id }: Caller): RemoveHighlight {
    return new RemoveHighlight(id, this.highlight_id);
  }
}

@field.NoOtherFields()
export class ListHighlightsRequest {
  @field.Integer(1, 100)
  @field.Default(USUAL_LIMIT)
  @field.Optional()
  limit?: number;

  toQuery({ id }: Caller): ListHighlights {
    return new ListHighlights(id, this.limit ?? USUAL_LIMIT);
  }
}

export class HighlightDto {
  @field.Pattern(UUID)
  id!: string;

  @field.Text()
  artifact_id!: string;

  @field.Text()
  @field.Described('Of the briefing.')
  title!: string;

  @field.Text()
  sentence!: string;

  @field.Text()
  @field.Nullable()
  @field.Described('The item that the sentence takes its fact from; phrases of the hosts have none.')
  item_id!: string | null;

  @field.EpochMsField()
  kept_at!: number;
}

export class HighlightResponse {
  @field.TypeOf(HighlightDto)
  highlight!: HighlightDto;
}

export class ListHighlightsResponse {
  @field.ArrayOf(HighlightDto)
  highlights!: HighlightDto[];

  @field.Strings()
  @field.Described('Briefings that are ready and of which nothing is kept yet, newest first.')
  untouched!: string[];
}

export class DeletedResponse {
  @field.Constant(true)
  deleted!: true;
}

export const toDto = ({ id, briefingId, title, sentence, itemId, keptAt }: Highlight): HighlightDto => ({
  id,
  artifact_id: briefingId,
  title,
  sentence,
  item_id: itemId,
  kept_at: keptAt,
});

export const toList = ({ highlights, untouched }: HighlightList): ListHighlightsResponse => ({
  highlights: highlights.map(toDto),
  untouched: [...untouched],
});
