import { describedBy, LabelledField } from './labelled-field.js';

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

/** One of several. */
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

/** What is wrong with a group of fields. */
export const Fault = ({ id, text }: { readonly id: string; readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p class="fault" id={`${id}-fault`}>
      {text}
    </p>
  );
