import { Constant, NoOtherFields } from '../../../../shared/delivery/http/dto.js';

@NoOtherFields()
export class NoFields {}

export class AdminDoneResponse {
  @Constant(true)
  done!: true;
}

export const DONE: AdminDoneResponse = { done: true };
