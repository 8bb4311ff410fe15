import type { ComponentChildren } from 'preact';

/** A URL that may be linked to: http or https. Anything else that a feed gives (javascript:, data:, …) is null. */
export function webUrl(url: string | null | undefined): string | null {
  if (url === null || url === undefined || !URL.canParse(url)) return null;
  const parsed = new URL(url);
  return /^https?:$/.test(parsed.protocol) && parsed.username === '' ? parsed.href : null;
}

interface ExternalLinkProps {
  readonly url: string | null;
  /** Which part of it: what stands behind its `#`. */
  readonly fragment?: string;
  readonly class?: string;
  readonly label?: string;
  readonly title?: string;
  readonly children: ComponentChildren;
}

/** Leads to a page of somebody else, in a new tab and without telling it where from. Plain text when there is no safe URL. */
export function ExternalLink({ url, fragment = '', label, title, children, class: className }: ExternalLinkProps) {
  const href = webUrl(url);
  if (href === null) {
    return (
      <span class={className} title={title}>
        {children}
      </span>
    );
  }
  return (
    <a
      class={className}
      href={fragment === '' ? href : `${href}${href.includes('#') ? '' : '#'}${fragment}`}
      title={title}
      aria-label={label}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
    >
      {children}
    </a>
  );
}
