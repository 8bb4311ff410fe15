import { describedBy, LabelledField } from '../../../shared/delivery/web/forms/labelled-field.js';
import { wordsFor } from './locale.js';
import type { FormFault } from './show-form.js';
import type { FormModel } from './show-model.js';

export const faultIn = ({ language, faults }: FormModel, fault: FormFault): string | undefined =>
  faults.includes(fault) ? wordsFor(language).form.faults[fault] : undefined;

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
  readonly options: readonly Option[];
  readonly fault?: string | undefined;
}

export function Choice({ name, label, chosen, options, fault }: ChoiceProps) {
  return (
    <LabelledField name={name} label={label} fault={fault}>
      <select id={name} name={name} {...describedBy({ name, fault })}>
        {options.map((option) => (
          <option value={option.value} selected={option.value === chosen}>
            {option.label}
          </option>
        ))}
      </select>
    </LabelledField>
  );
}

interface TickProps {
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
}

export const Tick = ({ name, label, checked }: TickProps) => (
  <label class="tick">
    <input type="checkbox" id={name} name={name} checked={checked} />
    <bdi>{label}</bdi>
  </label>
);

export const Radio = ({ name, value, label, checked }: TickProps & { readonly value: string }) => (
  <label class="tick">
    <input type="radio" name={name} value={value} checked={checked} />
    {label}
  </label>
);

export const Fault = ({ id, text }: { readonly id: string; readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p class="fault" id={`${id}-fault`}>
      {text}
    </p>
  );
