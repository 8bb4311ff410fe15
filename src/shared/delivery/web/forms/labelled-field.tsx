import type { ComponentChildren } from 'preact';

interface LabelledFieldProps {
  /** The id of the input inside. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with it. */
  readonly fault?: string | undefined;
  readonly children: ComponentChildren;
}

/** An input with its label above, its hint and what is wrong with it. The input says `{...describedBy(…)}`. */
export function LabelledField({ name, label, hint, fault, children }: LabelledFieldProps) {
  return (
    <div class={fault === undefined ? 'field' : 'field faulty'}>
      <label for={name}>{label}</label>
      {hint !== undefined && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {fault !== undefined && (
        <p class="fault" id={`${name}-fault`}>
          {fault}
        </p>
      )}
      <div class="input">{children}</div>
    </div>
  );
}

/** Ties an input to its hint and its fault. */
export function describedBy({ name, hint, fault }: Pick<LabelledFieldProps, 'name' | 'hint' | 'fault'>) {
  const ids = [...(hint === undefined ? [] : [`${name}-hint`]), ...(fault === undefined ? [] : [`${name}-fault`])];
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(fault !== undefined && { 'aria-invalid': 'true' as const }),
  };
}
