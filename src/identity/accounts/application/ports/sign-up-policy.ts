/** What the operator has decided about signing up. invite: whoever has an invitation. */
export abstract class SignUpPolicy {
  abstract readonly signUp: 'open' | 'invite' | 'closed';
}
