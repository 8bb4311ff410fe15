import { describedBy, LabelledField } from '../../../../shared/delivery/web/forms/labelled-field.js';
import { Refused } from '../../../../shared/delivery/web/forms/refused.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { NOTICE_TYPES } from '../../domain/notice.js';
import { LONGEST } from '../../domain/webhook.js';
import { wordsFor } from './locale.js';
import { typeField, type TypedWebhook, type WebhookFault } from './webhook-form.js';

interface PartProps {
  readonly language: Language;
  readonly typed: TypedWebhook;
  readonly faults: readonly WebhookFault[];
}

/** Where each fault is mended; `tooMany` has no field. */
const FIELD_OF: Readonly<Partial<Record<WebhookFault, string>>> = {
  address: 'url',
  private: 'url',
  plain: 'url',
  description: 'description',
};

export function Faults({ language, faults }: Pick<PartProps, 'language' | 'faults'>) {
  if (faults.length === 0) return null;
  const words = wordsFor(language).form.faults;
  return (
    <Refused language={language} faults={faults.map((fault) => ({ text: words[fault], field: FIELD_OF[fault] }))} />
  );
}

/** Address, description and what it is told. */
export function WebhookFields({ language, typed, faults }: PartProps) {
  const { form: words } = wordsFor(language);
  const faultAt = (field: string): string | undefined => {
    const fault = faults.find((one) => FIELD_OF[one] === field);
    return fault === undefined ? undefined : words.faults[fault];
  };
  const url = { name: 'url', hint: words.urlHint, fault: faultAt('url') };
  const description = { name: 'description', hint: words.descriptionHint, fault: faultAt('description') };
  return (
    <>
      <LabelledField label={words.url} {...url}>
        <input
          id="url"
          name="url"
          type="url"
          value={typed.url}
          maxLength={LONGEST.url}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          required
          {...describedBy(url)}
        />
      </LabelledField>
      <LabelledField label={words.description} {...description}>
        <input
          id="description"
          name="description"
          value={typed.description}
          maxLength={LONGEST.description}
          autocomplete="off"
          {...describedBy(description)}
        />
      </LabelledField>
      <Types language={language} typed={typed} />
    </>
  );
}

function Types({ language, typed }: Pick<PartProps, 'language' | 'typed'>) {
  const { form: words, types } = wordsFor(language);
  return (
    <fieldset class="choices webhooks-types" aria-describedby="types-hint">
      <legend>{words.types}</legend>
      <p class="hint" id="types-hint">
        {words.typesHint}
      </p>
      {NOTICE_TYPES.map((type) => (
        <label class="tick">
          <input type="checkbox" name={typeField(type)} checked={typed.types.includes(type)} />
          {types[type]}
        </label>
      ))}
    </fieldset>
  );
}
