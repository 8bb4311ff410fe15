import type { Language } from '../../../shared/kernel/language.js';
import { describedBy, LabelledField } from '../../../shared/delivery/web/forms/labelled-field.js';
import { wordsFor } from './locale.js';
import type { FieldFault } from './words.js';

interface CodeFieldProps {
  readonly language: Language;
  /** Where a page has several. */
  readonly id?: string;
  readonly fault?: FieldFault | undefined;
  /** Recovery codes are good, too. */
  readonly recovery?: boolean;
  /** It is what the page is there for. */
  readonly focused?: boolean;
}

/** A code of the second factor. Phones show their digits, and offer what an app or a message has just brought. */
export function CodeField({ language, id = 'code', fault, recovery = true, focused = false }: CodeFieldProps) {
  const { fields, problems } = wordsFor(language);
  const said = fault === undefined ? undefined : problems.faults[fault];
  const field = { name: id, hint: recovery ? fields.codeHint : undefined, fault: said };
  return (
    <LabelledField label={fields.code} {...field}>
      <input
        type="text"
        id={id}
        name="code"
        class="code"
        required
        inputmode="numeric"
        autocomplete="one-time-code"
        spellcheck={false}
        maxLength={40}
        {...describedBy(field)}
        {...(focused && { autofocus: true })}
      />
    </LabelledField>
  );
}
