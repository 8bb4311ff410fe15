import { describedBy, LabelledField } from '../../../shared/delivery/web/forms/labelled-field.js';
import { PostForm } from '../../../shared/delivery/web/forms/post-form.js';
import { PATH, type FeedsModel } from './feeds-model.js';
import { BriefButton, FirstStepsFields } from './first-steps.js';
import { wordsFor } from './locale.js';

interface PartProps {
  readonly model: FeedsModel;
}

/** The one box, and what is to be chosen where a site has several feeds. */
export function AddFeed({ model }: PartProps) {
  const { language, formToken, add, isWelcome, total } = model;
  const { add: words } = wordsFor(language);
  const field = { name: 'address', hint: words.hint, fault: add.fault ?? undefined };
  return (
    <>
      <PostForm action={PATH} token={formToken} class="form feeds-add">
        <FirstStepsFields model={model} />
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
          <button class={isWelcome ? 'button' : 'button primary'} type="submit">
            {words.submit}
          </button>
        </LabelledField>
        {isWelcome && total === 0 && (
          <p class="actions">
            <BriefButton label={words.brief} />
          </p>
        )}
      </PostForm>
      {add.choices.length > 0 && <Choices model={model} />}
    </>
  );
}

function Choices({ model }: PartProps) {
  const { language, formToken, add, isWelcome, total } = model;
  const { add: words } = wordsFor(language);
  return (
    <PostForm action={PATH} token={formToken}>
      <FirstStepsFields model={model} />
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
        {isWelcome && total === 0 && <BriefButton label={words.brief} />}
      </p>
    </PostForm>
  );
}
