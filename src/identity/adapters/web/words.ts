import type { Advice } from '../../../shared/delivery/web/language/page-words.js';
import type { AccountWords } from './account-words.js';

/** Why a form as a whole was refused. */
export type Refusal = 'signInRefused' | 'signUpRefused' | 'lastOperator' | 'deactivated' | 'busy';

/** What can be wrong with one field. */
export type FieldFault =
  | 'email'
  | 'notInvited'
  | 'name'
  | 'password'
  | 'passwordIsEmail'
  | 'commonPassword'
  | 'wrongCurrent'
  | 'wrongConfirm'
  | 'wrongCode'
  | 'emailTaken';

/** The words of the pages on which people sign up, in and out, choose passwords and see their account. */
export interface Words {
  readonly fields: FieldWords;
  readonly problems: ProblemWords;
  readonly signIn: SignInWords;
  readonly signUp: SignUpWords;
  readonly welcome: WelcomeWords;
  readonly signOut: {
    readonly heading: string;
    readonly advice: string;
    readonly submit: string;
    /** For those who signed in at an issuer. */
    readonly elsewhere: {
      readonly heading: string;
      readonly advice: (name: string) => string;
      readonly submit: (name: string) => string;
    };
  };
  readonly password: { readonly heading: string; readonly advice: string; readonly submit: string };
  readonly reset: { readonly heading: string; readonly advice: string; readonly submit: string };
  /** For those who have lost their password, where there is a mail server. */
  readonly forgot: MailedWords & { readonly sent: Advice };
  readonly confirm: MailedWords & { readonly confirmed: Advice };
  /** For links of operators: invitations and resets. */
  readonly linkOver: Advice;
  /** For links that come by e-mail. */
  readonly mailedLinkOver: Advice;
  readonly newLink: string;
  readonly account: AccountWords;
}

interface MailedWords extends Advice {
  readonly submit: string;
}

interface FieldWords {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly current: string;
  readonly next: string;
  readonly passwordHint: string;
  readonly code: string;
  readonly codeHint: string;
  /** Leads to where those who come in elsewhere sign in once more. */
  readonly noPassword: string;
  /** In place of the field, when they have. */
  readonly signedInAgain: string;
}

interface ProblemWords {
  readonly faults: Readonly<Record<FieldFault, string>>;
  readonly refusals: Readonly<Record<Refusal, string>>;
}

interface SignInWords {
  readonly heading: string;
  readonly submit: string;
  readonly newHere: string;
  /** Where there is no mail server. */
  readonly forgot: string;
  readonly forgotByMail: string;
  readonly signedInAs: string;
  readonly goOn: string;
  readonly withIssuer: (name: string) => string;
  /** Where nobody but the break-glass account does. */
  readonly byPassword: { readonly summary: string; readonly hint: string };
  readonly agents: {
    readonly heading: string;
    readonly person: string;
    readonly enterCode: string;
    readonly agent: string;
    readonly guide: string;
  };
}

/** Of the first account of a new service. */
interface WelcomeWords extends MailedWords {
  /** What comes after it. */
  readonly next: string;
  /** There is an account already. */
  readonly done: Advice;
  /** The link is not good, or not any more. */
  readonly over: Advice;
}

interface SignUpWords {
  readonly heading: string;
  readonly invited: string;
  readonly submit: string;
  readonly haveAccount: string;
  readonly closed: Advice;
  readonly inviteNeeded: Advice;
}
