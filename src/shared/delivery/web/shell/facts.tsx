import type { ComponentChildren } from 'preact';

/** What somebody should know, each with its name. */
export function Facts({ children }: { readonly children: ComponentChildren }) {
  return <dl class="facts">{children}</dl>;
}

interface FactProps {
  readonly label: ComponentChildren;
  readonly hint?: string;
  readonly children: ComponentChildren;
}

export function Fact({ label, hint, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {hint !== undefined && <span class="hint">{hint}</span>}
      </dd>
    </div>
  );
}
