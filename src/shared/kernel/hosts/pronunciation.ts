/** How a word is to be said. In NFC, without controls and markup; nothing else is promised of either. */
export interface Pronunciation {
  /** As it stands in texts: "kubectl". */
  readonly written: string;
  /** As one would write what is heard: "cube control". */
  readonly respelling: string;
}
