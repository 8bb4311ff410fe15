import type { ComponentChildren } from 'preact';
import { FormToken } from './form-token.js';

interface PostFormProps {
  readonly action: string;
  readonly token: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** The server says what is wrong, in the page's language; so browsers are told not to. */
export function PostForm({ action, token, class: className, children }: PostFormProps) {
  return (
    <form class={className ?? 'form'} method="post" action={action} novalidate>
      <FormToken token={token} />
      {children}
    </form>
  );
}
