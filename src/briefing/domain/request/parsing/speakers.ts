import type { Token } from '../token.js';

/** A word after these is a verb. */
const SPEAKERS = /^(?:i|i'[dm]|i'll|i've|we|ich|wir|je|j'|yo|eu)$/iu;
/** "World War I" */
const NUMBERED = /\p{Lu}\p{Ll}+ $/u;
/** What of the text before it shows that. */
const NEAR = 20;

/** "I", "wir": who asks, where it is a word of a request as it is shown, and no number of a name. */
export function isSpeaker({ kind, start, end }: Token, shown: string): boolean {
  const said = shown.slice(start, end);
  const isParticle = kind === 'stop' || kind === 'filler';
  return (
    isParticle && SPEAKERS.test(said) && !(said === 'I' && NUMBERED.test(shown.slice(Math.max(0, start - NEAR), start)))
  );
}
