import { languageTag } from '../../../shared/delivery/web/language/formats.js';
import { ExternalLink } from '../../../shared/delivery/web/shell/links.js';
import { Moment } from '../../../shared/delivery/web/shell/moment.js';
import type { Language } from '../../../shared/kernel/language.js';
import type { EpisodeCorrection } from '../../domain/episode.js';
import { wordsFor } from './locale.js';
import type { ShowModel } from './show-model.js';

/** What sources have changed, or taken back, of what the newest episodes said. */
export function ShowCorrections({ model: { language, corrections } }: { readonly model: ShowModel }) {
  if (corrections.length === 0) return null;
  const { corrections: words } = wordsFor(language);
  return (
    <section class="card" aria-labelledby="corrections">
      <h2 id="corrections">{words.heading}</h2>
      <p class="hint">{words.lead}</p>
      <ul class="accesses">
        {corrections.map((correction) => (
          <Correction {...{ language, correction }} />
        ))}
      </ul>
    </section>
  );
}

interface CorrectionProps {
  readonly language: Language;
  readonly correction: EpisodeCorrection;
}

function Correction({ language, correction }: CorrectionProps) {
  const { corrections: words } = wordsFor(language);
  const { kind, noticedAt, source, slug, title, sentences } = correction;
  return (
    <li class="show-correction">
      <h3>{words.kinds[kind]}</h3>
      <p class="meta">
        <span>
          <ExternalLink url={source.url}>
            <bdi>{source.sourceTitle}</bdi>
          </ExternalLink>
        </span>
        <span>
          <Moment at={noticedAt} language={language} />
        </span>
      </p>
      <p>
        {words.told}{' '}
        <a href={`/b/${slug}`}>
          <bdi>{title}</bdi>
        </a>
      </p>
      {sentences.map((sentence) => (
        <Sentence {...{ language, correction, sentence }} />
      ))}
    </li>
  );
}

interface SentenceProps extends CorrectionProps {
  readonly sentence: EpisodeCorrection['sentences'][number];
}

function Sentence({ language, correction: { slug, language: spoken }, sentence }: SentenceProps) {
  const { corrections: words } = wordsFor(language);
  const { lines, before, after } = sentence;
  const lang = spoken === language ? {} : { lang: languageTag(spoken) };
  const [line] = lines;
  return (
    <dl>
      <dt>{words.before}</dt>
      <dd>
        <del {...lang}>{before}</del>{' '}
        {line !== undefined && <a href={`/b/${slug}?s=${line + 1}#s${line + 1}`}>{words.sentence}</a>}
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
  );
}
