import type { Advice } from '../../../shared/delivery/web/page-words.js';
import type { AccountWords } from './account-words.js';

/** Why a form as a whole was refused. */
export type Refusal = 'signInRefused' | 'signUpRefused' | 'busy';

/** What can be wrong with one field. */
export type FieldFault =
  'email' | 'notInvited' | 'name' | 'password' | 'passwordIsEmail' | 'commonPassword' | 'wrongCurrent';

/** The words of the pages on which people sign up, in and out, choose passwords and see their account. */
export interface Words {
  readonly fields: FieldWords;
  readonly problems: ProblemWords;
  readonly signIn: SignInWords;
  readonly signUp: SignUpWords;
  readonly signOut: { readonly heading: string; readonly advice: string; readonly submit: string };
  readonly password: { readonly heading: string; readonly advice: string; readonly submit: string };
  readonly reset: { readonly heading: string; readonly advice: string; readonly submit: string };
  /** For links of operators: invitations and resets. */
  readonly linkOver: Advice;
  readonly account: AccountWords;
}

interface FieldWords {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly current: string;
  readonly next: string;
  readonly passwordHint: string;
}

interface ProblemWords {
  readonly faults: Readonly<Record<FieldFault, string>>;
  readonly refusals: Readonly<Record<Refusal, string>>;
}

interface SignInWords {
  readonly heading: string;
  readonly submit: string;
  readonly newHere: string;
  readonly forgot: string;
  readonly signedInAs: string;
  readonly goOn: string;
  readonly agents: {
    readonly heading: string;
    readonly person: string;
    readonly enterCode: string;
    readonly agent: string;
    readonly guide: string;
  };
}

interface SignUpWords {
  readonly heading: string;
  readonly invited: string;
  readonly submit: string;
  readonly haveAccount: string;
  readonly closed: Advice;
  readonly inviteNeeded: Advice;
}
