import { PostForm } from '../../../shared/delivery/web/forms/post-form.js';
import { WaitWithoutScripts } from '../../../shared/delivery/web/forms/wait-without-scripts.js';
import { BRIEF, BRIEFINGS, PATH, type FeedsModel } from './feeds-model.js';
import { wordsFor } from './locale.js';

interface PartProps {
  readonly model: FeedsModel;
}

/** A form of the first steps goes on with them, and may ask for a briefing in the same breath. */
export function FirstStepsFields({ model: { isWelcome, formKey } }: PartProps) {
  if (!isWelcome) return null;
  return (
    <>
      <input type="hidden" name="welcome" value="1" />
      <input type="hidden" name="key" value={formKey} />
      <WaitWithoutScripts />
    </>
  );
}

interface BriefButtonProps {
  readonly label: string;
  readonly primary?: boolean;
}

/** Does what its form does, and asks for a briefing. */
export const BriefButton = ({ label, primary = false }: BriefButtonProps) => (
  <button class={primary ? 'button primary' : 'button'} type="submit" name={BRIEF} value="1">
    {label}
  </button>
);

/** There is something to be briefed from. */
export function FirstBriefing({ model }: PartProps) {
  const { language, formToken, isWelcome, total } = model;
  const { welcome: words } = wordsFor(language);
  if (!isWelcome || total === 0) return null;
  return (
    <section class="card good">
      <PostForm id="go" action={BRIEFINGS} token={formToken}>
        <FirstStepsFields model={model} />
        <p class="actions">
          <button class="button primary" type="submit">
            {words.go}
          </button>
        </p>
      </PostForm>
      <p class="hint">{words.goHint}</p>
    </section>
  );
}

/** For the first steps, and for whoever follows nothing. */
export function Samples({ model }: PartProps) {
  const { language, formToken, isWelcome, samples, total } = model;
  const { welcome: words } = wordsFor(language);
  if (samples.length === 0 || (!isWelcome && total > 0)) return null;
  // A briefing speaks the language of most of its articles: only those of one language are ticked, the reader's if any.
  const offered = samples[0]?.language;
  return (
    <section class="card" aria-labelledby="samples">
      <h2 id="samples">{words.samples}</h2>
      <p class="hint">{words.samplesHint}</p>
      <PostForm action={`${PATH}/samples`} token={formToken}>
        <FirstStepsFields model={model} />
        <div class="feeds-ticks">
          {samples.map(({ feedUrl, title, language: spoken }, index) => (
            <label class="tick">
              <input type="checkbox" name={`pick_${index}`} value={feedUrl} checked={spoken === offered} />
              <span lang={spoken}>{title}</span>
            </label>
          ))}
        </div>
        <p class="actions">
          {isWelcome && total === 0 && <BriefButton label={words.samplesBrief} primary />}
          <button class="button" type="submit">
            {words.samplesSubmit}
          </button>
        </p>
      </PostForm>
    </section>
  );
}
