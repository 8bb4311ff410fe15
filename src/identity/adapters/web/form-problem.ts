import {
  AccountDeactivated,
  type FieldProblem,
  InvalidFields,
  SignInRefused,
  SignUpRefused,
} from '../../accounts/accounts.js';
import { LastOperator } from '../../domain/last-operator.js';
import { TooManyAttempts } from '../../domain/attempt-counter.js';
import { DomainError } from '../../../shared/kernel/domain-error.js';
import type { FieldFault, Refusal } from './words.js';

/** What is wrong with a form that was sent. */
export interface FormProblem {
  readonly status: 403 | 409 | 422 | 429 | 503;
  readonly refusal: Refusal | null;
  /** null: not that. */
  readonly retryAfterSeconds: number | null;
  readonly faults: Partial<Readonly<Record<FieldProblem['field'], FieldFault>>>;
}

const FAULTS: Readonly<Record<FieldProblem['field'], FieldFault>> = {
  email: 'email',
  name: 'name',
  password: 'password',
  current: 'wrongCurrent',
  code: 'wrongCode',
  confirm: 'wrongConfirm',
};

function faultOf({ field, problem }: FieldProblem): FieldFault {
  if (problem === 'not_invited') return 'notInvited';
  if (problem === 'taken') return 'emailTaken';
  if (problem === 'common') return 'commonPassword';
  if (field === 'password' && problem === 'email') return 'passwordIsEmail';
  return FAULTS[field];
}

const NOTHING = { status: 422, refusal: null, retryAfterSeconds: null, faults: {} } as const;

/** null: the person cannot mend it on this form, so it is for the error page. */
export function formProblemOf(error: unknown): FormProblem | null {
  if (error instanceof SignInRefused) return { ...NOTHING, refusal: 'signInRefused' };
  if (error instanceof SignUpRefused) return { ...NOTHING, refusal: 'signUpRefused' };
  if (error instanceof AccountDeactivated) return { ...NOTHING, status: 403, refusal: 'deactivated' };
  if (error instanceof TooManyAttempts) {
    return { ...NOTHING, status: 429, retryAfterSeconds: error.retryAfterSeconds };
  }
  if (error instanceof LastOperator) return { ...NOTHING, status: 409, refusal: 'lastOperator' };
  if (error instanceof InvalidFields) {
    return { ...NOTHING, faults: Object.fromEntries(error.problems.map((each) => [each.field, faultOf(each)])) };
  }
  if (error instanceof DomainError && error.kind === 'unavailable') {
    return { ...NOTHING, status: 503, refusal: 'busy' };
  }
  return null;
}
