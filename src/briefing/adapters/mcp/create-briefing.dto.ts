import type { Caller } from '../../../shared/kernel/caller.js';
import { Described, NoOtherFields, Optional, Pattern, TypeOf } from '../../../shared/delivery/http/dto.js';
import type { RequestBriefing } from '../../application/commands/request-briefing.js';
import { ArtifactDto } from '../http/artifact.dto.js';
import { AcceptedCompositionDto, CreateCompositionDto } from '../http/create-composition.dto.js';

/** The body of REST and its Idempotency-Key header. */
@NoOtherFields()
export class CreateBriefingArguments extends CreateCompositionDto {
  @Optional()
  @Pattern(/^[\x21-\x7e]{1,255}$/)
  @Described('The same key and arguments within 24 hours are the same briefing: safe to call again after an error.')
  idempotency_key?: string;

  /** The key is no part of the request: one digest for both ways in. */
  override toCommand(caller: Caller): RequestBriefing {
    const { idempotency_key: key = null, ...body } = this;
    return Object.assign(new CreateCompositionDto(), body).toCommand(caller, key);
  }
}

/** The body of REST and, of a call that waited, what became of the briefing. */
@NoOtherFields()
export class CreateBriefingResult extends AcceptedCompositionDto {
  @Optional()
  @TypeOf(ArtifactDto)
  @Described('What the briefing is now; only when the call reported progress.')
  artifact?: ArtifactDto;
}
