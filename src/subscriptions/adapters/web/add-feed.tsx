import { describedBy, LabelledField } from '../../../shared/delivery/web/forms/labelled-field.js';
import { PostForm } from '../../../shared/delivery/web/forms/post-form.js';
import { PATH, type FeedsModel } from './feeds-model.js';
import { wordsFor } from './locale.js';

interface PartProps {
  readonly model: FeedsModel;
}

/** The one box, and what is to be chosen where a site has several feeds. */
export function AddFeed({ model }: PartProps) {
  const { language, formToken, add, isWelcome } = model;
  const { add: words } = wordsFor(language);
  const field = { name: 'address', hint: words.hint, fault: add.fault ?? undefined };
  return (
    <>
      <PostForm action={PATH} token={formToken} class="form feeds-add">
        {isWelcome && <input type="hidden" name="welcome" value="1" />}
        <LabelledField label={words.label} {...field}>
          <input
            id="address"
            name="address"
            value={add.typed}
            inputMode="url"
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            maxLength={2048}
            dir="ltr"
            required
            autofocus={add.fault !== null}
            {...describedBy(field)}
          />
          <button class="button primary" type="submit">
            {words.submit}
          </button>
        </LabelledField>
      </PostForm>
      {add.choices.length > 0 && <Choices model={model} />}
    </>
  );
}

function Choices({ model: { language, formToken, add, isWelcome } }: PartProps) {
  const { add: words } = wordsFor(language);
  return (
    <PostForm action={PATH} token={formToken}>
      {isWelcome && <input type="hidden" name="welcome" value="1" />}
      <input type="hidden" name="typed" value={add.typed} />
      <fieldset class="choices" tabIndex={-1} autofocus>
        <legend>{words.chooseHeading}</legend>
        {add.choices.map((url, index) => (
          <label class="tick">
            <input type="radio" name="chosen" value={url} checked={index === 0} />
            <bdi dir="ltr" class="feeds-address">
              {url}
            </bdi>
          </label>
        ))}
      </fieldset>
      <p class="actions">
        <button class="button primary" type="submit">
          {words.chooseSubmit}
        </button>
      </p>
    </PostForm>
  );
}

/** The first steps, and the samples for whoever follows nothing yet. */
export function Welcome({ model }: PartProps) {
  const { language, isWelcome, samples, total } = model;
  const { welcome: words } = wordsFor(language);
  if (!isWelcome && total > 0) return null;
  return (
    <>
      {samples.length > 0 && <Samples model={model} />}
      {isWelcome && total > 0 && (
        <section class="card good">
          <p class="actions">
            <a class="button primary" id="go" href="/">
              {words.go}
            </a>
          </p>
          <p class="hint">{words.goHint}</p>
        </section>
      )}
    </>
  );
}

function Samples({ model: { language, formToken, isWelcome, samples } }: PartProps) {
  const { welcome: words } = wordsFor(language);
  // A briefing speaks the language of most of its articles: only those of one language are ticked, the reader's if any.
  const offered = samples[0]?.language;
  return (
    <section class="card" aria-labelledby="samples">
      <h2 id="samples">{words.samples}</h2>
      <p class="hint">{words.samplesHint}</p>
      <PostForm action={`${PATH}/samples`} token={formToken}>
        {isWelcome && <input type="hidden" name="welcome" value="1" />}
        <div class="feeds-ticks">
          {samples.map(({ feedUrl, title, language: spoken }, index) => (
            <label class="tick">
              <input type="checkbox" name={`pick_${index}`} value={feedUrl} checked={spoken === offered} />
              <span lang={spoken}>{title}</span>
            </label>
          ))}
        </div>
        <p class="actions">
          <button class="button" type="submit">
            {words.samplesSubmit}
          </button>
        </p>
      </PostForm>
    </section>
  );
}
