import { languageName, languageTag } from '../../../shared/delivery/web/language/formats.js';
import { PostForm } from '../../../shared/delivery/web/forms/post-form.js';
import { SettingsSheet } from '../../../shared/delivery/web/settings/settings-sheet.js';
import type { Language } from '../../../shared/kernel/language.js';
import { LONGEST, type OwnPronunciation } from '../../domain/pronunciation.js';
import { wordsFor } from './locale.js';
import { Field, LanguageField, Problem } from './pronunciation-form.js';
import { addressOf, PATH, type PronunciationsModel } from './pronunciations-model.js';

interface PartProps {
  readonly model: PronunciationsModel;
}

/** `/settings/pronunciations`: how words are to be said, and the form to say it of another one. */
export function PronunciationsPage({ model }: PartProps) {
  const { language, done, problem } = model;
  const words = wordsFor(language);
  return (
    <SettingsSheet
      language={language}
      heading={words.heading}
      refused={problem !== null}
      done={done === null ? null : words.done[done]}
    >
      <NewPronunciation model={model} />
      <OwnPronunciations model={model} />
    </SettingsSheet>
  );
}

function NewPronunciation({ model: { language, formToken, typed, problem } }: PartProps) {
  const { heading, lead, labels, hints, save } = wordsFor(language);
  const text = { language, problem, of: typed.language };
  return (
    <section class="card" aria-labelledby="new">
      <h1 id="new">{heading}</h1>
      <p class="lead">{lead}</p>
      <Problem language={language} problem={problem} />
      <PostForm action={PATH} token={formToken}>
        <LanguageField language={language} chosen={typed.language} />
        <Field {...text} name="written" label={labels.written} hint={hints.written} value={typed.written} />
        <Field {...text} name="respelling" label={labels.respelling} hint={hints.respelling} value={typed.respelling} />
        <button class="button primary" type="submit" name="do" value="set">
          {save}
        </button>
      </PostForm>
    </section>
  );
}

function OwnPronunciations({ model: { language, formToken, pronunciations, cursor, next } }: PartProps) {
  const { own: words } = wordsFor(language);
  return (
    <section class="card" aria-labelledby="own">
      <h2 id="own">{words.heading}</h2>
      {pronunciations.length === 0 ? (
        <p class="lead">{words.none}</p>
      ) : (
        <ul class="accesses">
          {pronunciations.map((pronunciation, place) => (
            <li>
              <OwnPronunciationEntry {...{ language, formToken, pronunciation, place, cursor }} />
            </li>
          ))}
        </ul>
      )}
      {next !== null && (
        <p class="actions">
          <a class="button" href={addressOf({ cursor: next })}>
            {words.more}
          </a>
        </p>
      )}
    </section>
  );
}

interface EntryProps {
  readonly language: Language;
  readonly formToken: string;
  readonly pronunciation: OwnPronunciation;
  readonly place: number;
  readonly cursor: string | null;
}

/** Many fields and buttons with one word on them: each also says of which word it is. */
function OwnPronunciationEntry({ language, formToken, pronunciation, place, cursor }: EntryProps) {
  const { own: words } = wordsFor(language);
  const { written, respelling } = pronunciation;
  const id = `respelling-${place}`;
  return (
    <PostForm class="field" action={PATH} token={formToken}>
      <input type="hidden" name="language" value={pronunciation.language} />
      <input type="hidden" name="written" value={written} />
      {cursor !== null && <input type="hidden" name="cursor" value={cursor} />}
      <h3>
        <bdi lang={languageTag(pronunciation.language)}>{written}</bdi>
      </h3>
      <p class="meta">
        <span>{languageName(pronunciation.language, language)}</span>
      </p>
      <label class="visually-hidden" for={id}>
        {words.saidFor(written)}
      </label>
      <input
        id={id}
        name="respelling"
        value={respelling}
        lang={languageTag(pronunciation.language)}
        maxLength={LONGEST.respelling}
        autocomplete="off"
        spellcheck={false}
        required
      />
      <p class="actions">
        <button class="button" type="submit" name="do" value="set" aria-label={words.changeOf(written)}>
          {words.change}
        </button>
        <button class="button" type="submit" name="do" value="delete" aria-label={words.removeOf(written)}>
          {words.remove}
        </button>
      </p>
    </PostForm>
  );
}
