/** What an operator allows. */
export abstract class ShowLimits {
  abstract readonly showsPerMember: number;
}
