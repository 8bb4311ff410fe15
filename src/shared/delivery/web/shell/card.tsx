import type { ComponentChildren } from 'preact';

interface CardProps {
  /** The heading of the page. */
  readonly heading: string;
  /** good: it went well. notice: it did not. */
  readonly tone?: 'good' | 'notice' | undefined;
  readonly lead?: string | undefined;
  readonly children?: ComponentChildren;
}

/** What a page is about. */
export function Card({ heading, tone, lead, children }: CardProps) {
  return (
    <div class={tone === undefined ? 'card' : `card ${tone}`}>
      <h1>{heading}</h1>
      {lead !== undefined && <p class="lead">{lead}</p>}
      {children}
    </div>
  );
}
