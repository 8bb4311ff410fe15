/** Makes secrets that sign webhooks. */
export abstract class SigningSecrets {
  /** `whsec_` and 32 random bytes in base64. */
  abstract next(): string;
}
