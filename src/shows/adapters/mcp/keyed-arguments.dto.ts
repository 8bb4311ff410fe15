import { Described, NoOtherFields, Optional, Pattern } from '../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import type { CreateShow } from '../../application/commands/create-show.js';
import type { RunShow } from '../../application/commands/run-show.js';
import { CreateShowRequest } from '../http/change-show.dto.js';
import { RunShowRequest } from '../http/run-show.dto.js';

const KEY = /^[\x21-\x7e]{1,255}$/;

/** The body of REST and its Idempotency-Key header. */
@NoOtherFields()
export class CreateShowArguments extends CreateShowRequest {
  @Optional()
  @Pattern(KEY)
  @Described('The same key and arguments within 24 hours are the same show: safe to call again after an error.')
  idempotency_key?: string;

  /** The key is no part of the request: one digest for both ways in. */
  override toCommand(caller: Caller): CreateShow {
    const { idempotency_key: key = null, ...body } = this;
    return Object.assign(new CreateShowRequest(), body).toCommand(caller, key);
  }
}

/** The body of REST and its Idempotency-Key header. */
@NoOtherFields()
export class RunShowArguments extends RunShowRequest {
  @Optional()
  @Pattern(KEY)
  @Described('The same key is the same episode: safe to call again after an error.')
  idempotency_key?: string;

  override toCommand(caller: Caller): RunShow {
    return Object.assign(new RunShowRequest(), { show_id: this.show_id }).toCommand(
      caller,
      this.idempotency_key ?? null,
    );
  }
}
