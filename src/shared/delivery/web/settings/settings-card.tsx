import type { ComponentChildren } from 'preact';

interface SettingsCardProps {
  /** Of the page on which it is changed; the heading leads there. */
  readonly href: string;
  readonly heading: string;
  /** What is set, in a line. */
  readonly children: ComponentChildren;
}

/** What is set of one kind, on `/settings`. */
export function SettingsCard({ href, heading, children }: SettingsCardProps) {
  return (
    <section class="card settings-card">
      <h2>
        <a href={href}>{heading}</a>
      </h2>
      <p class="hint">{children}</p>
    </section>
  );
}
