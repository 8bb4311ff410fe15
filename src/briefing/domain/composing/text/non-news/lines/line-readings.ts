import type { Language } from '../../../../../../shared/kernel/language.js';
import { isBoilerplate } from '../../boilerplate.js';
import { nonNewsOf, type NonNews } from '../non-news.js';
import { voiceOf, type Voice } from '../voice/voice.js';

type Ask<Answer> = (line: string, language: Language) => Answer;

function remembering<Answer>(ask: Ask<Answer>): Ask<Answer> {
  const known = new Map<string, Answer>();
  return (line, language) => {
    const key = `${language} ${line}`;
    const answer = known.has(key) ? (known.get(key) as Answer) : ask(line, language);
    known.set(key, answer);
    return answer;
  };
}

/** Lines of items, each looked at once: for what its item is as a whole, and for whether it is told. */
export class LineReadings {
  readonly kindOf: Ask<NonNews | null> = remembering(nonNewsOf);
  readonly isBoilerplate: Ask<boolean> = remembering((line) => isBoilerplate(line));
  readonly voiceOf: Ask<Voice> = remembering(voiceOf);
}
