import type { EpochMs } from '../../../kernel/clock.js';
import type { Language } from '../../../kernel/language.js';
import { utcDate, utcMoment } from '../language/formats.js';

interface MomentProps {
  readonly at: EpochMs;
  readonly language: Language;
  /** exact: to the second. */
  readonly style?: 'long' | 'medium' | 'exact';
}

/** A date: in UTC as the server sends it, in the reader's time zone once `local-time.js` has run. */
export function Moment({ at, language, style = 'medium' }: MomentProps) {
  return (
    <time datetime={new Date(at).toISOString()} data-local={style}>
      {style === 'exact' ? utcMoment(at, language) : utcDate(at, language, style)}
    </time>
  );
}
