import { Fault, Radio, Tick } from '../../../shared/delivery/web/forms/choice.js';
import { describedBy, LabelledField } from '../../../shared/delivery/web/forms/labelled-field.js';
import { TimeZoneField } from '../../../shared/delivery/web/forms/time-zone-field.js';
import { NEW_STORIES, WEEKDAYS } from '../../domain/schedule.js';
import { wordsFor } from './locale.js';
import { faultIn } from './show-inputs.js';
import type { FormModel } from './show-model.js';
import { dayName } from './show-words.js';

interface PartProps {
  readonly model: FormModel;
}

/** On which days at which time, or after how many stories. */
export function When({ model }: PartProps) {
  const { language, typed } = model;
  const { form: words } = wordsFor(language);
  return (
    <fieldset class="choices">
      <legend>{words.when}</legend>
      <Radio name="when" value="weekly" label={words.weekly} checked={typed.when === 'weekly'} />
      <fieldset class="choices inner">
        <legend>{words.days}</legend>
        <Fault id="days" text={faultIn(model, 'days')} />
        <div class="ticks">
          {WEEKDAYS.map((day) => (
            <Tick name={`day_${day}`} label={dayName(day, language)} checked={typed.days.includes(day)} />
          ))}
        </div>
        <ReadyAt model={model} />
        <TimeZoneField
          language={language}
          label={words.timezone}
          fault={faultIn(model, 'timezone')}
          chosen={typed.timezone}
          isOpen={model.showId === null && model.faults.length === 0 && typed.timezone === 'UTC'}
        />
      </fieldset>
      <Radio name="when" value="stories" label={words.stories} checked={typed.when === 'stories'} />
      <div class="inner">
        <StoryCount model={model} />
      </div>
    </fieldset>
  );
}

function ReadyAt({ model }: PartProps) {
  const { form: words } = wordsFor(model.language);
  const field = { name: 'readyAt', hint: words.readyAtHint, fault: faultIn(model, 'readyAt') };
  return (
    <LabelledField label={words.readyAt} {...field}>
      <input id="readyAt" name="readyAt" type="time" value={model.typed.readyAt} {...describedBy(field)} />
    </LabelledField>
  );
}

function StoryCount({ model }: PartProps) {
  const { form: words } = wordsFor(model.language);
  const field = { name: 'stories', fault: faultIn(model, 'stories') };
  return (
    <LabelledField label={words.storyCount} {...field}>
      <input
        id="stories"
        name="stories"
        type="number"
        min={NEW_STORIES.least}
        max={NEW_STORIES.most}
        value={model.typed.stories}
        {...describedBy(field)}
      />
    </LabelledField>
  );
}
