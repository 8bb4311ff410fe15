import type { ComponentChildren } from 'preact';
import { FormToken } from './form-token.js';

interface PostFormProps {
  readonly action: string;
  readonly token: string;
  readonly class?: string;
  /** For fields elsewhere on the page that belong to it. */
  readonly id?: string;
  readonly children: ComponentChildren;
}

/** The server says what is wrong, in the page's language; so browsers are told not to. */
export function PostForm({ action, token, class: className, id, children }: PostFormProps) {
  return (
    <form id={id} class={className ?? 'form'} method="post" action={action} novalidate>
      <FormToken token={token} />
      {children}
    </form>
  );
}
