import { lengthOptions } from '../../../shared/delivery/web/forms/briefing-options.js';
import { Choice } from '../../../shared/delivery/web/forms/choice.js';
import { LabelledField } from '../../../shared/delivery/web/forms/labelled-field.js';
import { PostForm } from '../../../shared/delivery/web/forms/post-form.js';
import { languageTag, roundMinutes } from '../../../shared/delivery/web/language/formats.js';
import type { Language } from '../../../shared/kernel/language.js';
import { FORMATS } from '../../../shared/kernel/listening.js';
import { LONGEST } from '../../domain/show.js';
import type { PreviewedExtent, PreviewedShow, PreviewedStory } from '../../domain/preview.js';
import { wordsFor } from './locale.js';
import { pathOf, type ShowModel } from './show-model.js';

interface PartProps {
  readonly model: ShowModel;
}

/** What the next episode would say otherwise: the form, and what came of it. */
export function ShowPreview({ model }: PartProps) {
  const { language, show, preview, previewed, formToken } = model;
  const { preview: words, form } = wordsFor(language);
  const usual = { value: '', label: form.asIPrefer };
  const lengths = lengthOptions(preview.length, language);
  const formats = FORMATS.map((format) => ({ value: format, label: form.formats[format] }));
  return (
    <section class="card" aria-labelledby="preview">
      <h2 id="preview">{words.heading}</h2>
      <p>{words.lead}</p>
      <PostForm action={`${pathOf(show.id)}/preview#preview`} token={formToken}>
        <LabelledField name="request" label={form.request}>
          <textarea id="request" name="request" rows={2} maxLength={LONGEST.userRequest}>
            {preview.request}
          </textarea>
        </LabelledField>
        <Choice name="length" label={form.length} chosen={preview.length} options={[usual, ...lengths]} />
        <Choice name="format" label={form.format} chosen={preview.format} options={[usual, ...formats]} />
        <button class="button" type="submit">
          {words.submit}
        </button>
      </PostForm>
      {previewed !== null && <Outcome language={language} previewed={previewed} />}
    </section>
  );
}

interface OutcomeProps {
  readonly language: Language;
  readonly previewed: PreviewedShow;
}

function Outcome({ language, previewed }: OutcomeProps) {
  const { preview: words } = wordsFor(language);
  const { before, after, stories, sentences } = previewed;
  return (
    <div class="outcome" role="status">
      <p>
        {words.now}: {extentWords(before, language)}
      </p>
      <p>
        {words.changed}: {extentWords(after, language)}
      </p>
      <h3>{words.stories}</h3>
      <ul class="records">
        {stories.map((story) => (
          <li>
            <bdi lang={languageTag(previewed.language)}>{story.title}</bdi>
            <p class="meta">
              <span>{changeWords(story, language)}</span>
            </p>
          </li>
        ))}
      </ul>
      <details>
        <summary>{words.script}</summary>
        <div lang={languageTag(previewed.language)}>
          {sentences.map(({ host, text }) => (
            <p>
              <strong>{host}:</strong> {text}
            </p>
          ))}
        </div>
      </details>
    </div>
  );
}

function extentWords(extent: PreviewedExtent | null, language: Language): string {
  const { preview: words } = wordsFor(language);
  if (extent === null) return words.nothing;
  return words.extent(roundMinutes(extent.plannedMs, language), extent.told, extent.inScope);
}

function changeWords({ placeBefore, placeAfter }: PreviewedStory, language: Language): string {
  const { preview: words } = wordsFor(language);
  if (placeAfter === null) return words.gone;
  if (placeBefore === null) return words.added;
  return placeBefore === placeAfter ? words.same : words.moved;
}
