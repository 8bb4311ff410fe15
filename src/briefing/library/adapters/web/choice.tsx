import { describedBy, LabelledField } from '../../../../shared/delivery/web/forms/labelled-field.js';

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
