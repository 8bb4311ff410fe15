import { clockTime } from '../../../../shared/delivery/web/language/formats.js';
import { ExternalLink } from '../../../../shared/delivery/web/shell/links.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { wordsFor } from '../locale.js';
import { langOf, momentLink } from './transcript.js';
import type { ViewerCorrection } from '../viewer/viewer-model.js';

interface CorrectionsProps {
  readonly corrections: readonly ViewerCorrection[];
  readonly language: Language;
}

/** What sources have changed of what the briefing says, before anything else that it says. */
export function Corrections({ corrections, language }: CorrectionsProps) {
  if (corrections.length === 0) return null;
  const words = wordsFor(language).corrections;
  return (
    <section class="corrections" aria-labelledby="corrections">
      <h2 id="corrections">{words.heading}</h2>
      <ul>
        {corrections.map((correction) => (
          <Correction {...{ correction, language }} />
        ))}
      </ul>
    </section>
  );
}

function Correction({ correction, language }: { readonly correction: ViewerCorrection; readonly language: Language }) {
  const words = wordsFor(language).corrections;
  const { number, kind, noticedAt, source, sentences } = correction;
  const lang = langOf(correction.language === language ? {} : correction);
  return (
    <li id={`correction-${number}`} tabindex={-1}>
      <p>
        <strong>{words.kinds[kind]}</strong> <ExternalLink url={source.url}>{source.sourceTitle}</ExternalLink> ·{' '}
        <Moment at={noticedAt} language={language} />
      </p>
      {sentences.map(({ before, after, startMs }) => (
        <dl>
          <dt>{words.before}</dt>
          <dd>
            <del {...lang}>{before}</del>
            {startMs !== undefined && (
              <>
                {' '}
                <a {...momentLink(startMs)}>
                  <span class="at">{clockTime(startMs)}</span>
                </a>
              </>
            )}
          </dd>
          {after !== null && (
            <>
              <dt>{words.now}</dt>
              <dd>
                <ins {...lang}>{after}</ins>
              </dd>
            </>
          )}
        </dl>
      ))}
    </li>
  );
}
