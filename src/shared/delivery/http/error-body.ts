import { NoOtherFields, Text } from './dto.js';

/** Every refusal that has no shape of its own in the contract. */
@NoOtherFields()
export class ErrorBody {
  /** A stable machine word. */
  @Text()
  error!: string;

  /** Names the field and what it should be, or what to do next. */
  @Text()
  message!: string;
}
