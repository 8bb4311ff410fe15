/** The words of one kind of letter. */
export interface LetterWords {
  readonly subject: string;
  readonly lead: string;
  /** On the button. */
  readonly action: string;
  readonly validity: string;
  readonly notYou: string;
}

export interface AllLetterWords {
  readonly reset: LetterWords;
  readonly confirmation: LetterWords;
  readonly address: LetterWords;
  readonly return: LetterWords;
  readonly invitation: LetterWords;
  readonly factorReset: LetterWords;
}
