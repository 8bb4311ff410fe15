import { FORM_TOKEN_FIELD } from '../../http/form-token.js';

/** Belongs into every form of ours. */
export function FormToken({ token }: { readonly token: string }) {
  return <input type="hidden" name={FORM_TOKEN_FIELD} value={token} />;
}
