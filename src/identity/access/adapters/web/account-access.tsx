import type { Language } from '../../../../shared/kernel/language.js';
import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import type { Access } from '../../domain/access.js';
import { wordsFor } from '../../../adapters/web/locale.js';
import { shownName } from './shown-name.js';

interface AccessProps extends FormPage {
  readonly access: readonly Access[];
}

/** Who can use the account without its password, each with the button that ends it. */
export function AccessSection({ language, formToken, access }: AccessProps) {
  const words = wordsFor(language).account.access;
  const active = access.filter(({ endedAt }) => endedAt === null);
  const past = access.filter(({ endedAt }) => endedAt !== null);
  return (
    <section class="card" aria-labelledby="access">
      <h2 id="access">{words.heading}</h2>
      <p class="hint">{active.length === 0 ? words.none : words.advice}</p>
      {active.length > 0 && (
        <ul class="accesses">
          {active.map((one) => (
            <li>
              <AccessEntry language={language} access={one} />
              <EndAccess language={language} formToken={formToken} access={one} />
            </li>
          ))}
        </ul>
      )}
      <p class="actions">
        <a class="button" href="/pair">
          {wordsFor(language).signIn.agents.heading}
        </a>
      </p>
      <PastAccess language={language} access={past} />
    </section>
  );
}

function PastAccess({ language, access }: { readonly language: Language; readonly access: readonly Access[] }) {
  if (access.length === 0) return null;
  return (
    <details>
      <summary>{wordsFor(language).account.access.past(access.length)}</summary>
      <ul class="accesses">
        {access.map((one) => (
          <li>
            <AccessEntry language={language} access={one} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const nameOf = (access: Access, language: Language): string =>
  shownName(access.name) ?? wordsFor(language).account.access.kinds[access.kind];

function AccessEntry({ language, access }: { readonly language: Language; readonly access: Access }) {
  const words = wordsFor(language).account.access;
  const { kind, audience, issuedAt, lastUsedAt, expiresAt, endedAt } = access;
  return (
    <div>
      <h3>
        <bdi>{nameOf(access, language)}</bdi>
      </h3>
      <p class="meta">
        {shownName(access.name) !== null && <span>{words.kinds[kind]}</span>}
        <span>{words.audiences[audience]}</span>
        {access.admin && <strong>{words.admin}</strong>}
      </p>
      <dl class="dates">
        <div>
          <dt>{words.issued}</dt>
          <dd>
            <Moment at={issuedAt} language={language} />
          </dd>
        </div>
        <div>
          <dt>{words.lastUsed}</dt>
          <dd>{lastUsedAt === null ? words.neverUsed : <Moment at={lastUsedAt} language={language} />}</dd>
        </div>
        <div>
          <dt>{endedAt === null ? words.expires : words.ended}</dt>
          <dd>
            <Moment at={endedAt ?? expiresAt} language={language} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** Many buttons with one word on them: each also says whose access it ends. */
function EndAccess({
  language,
  formToken,
  access,
}: {
  readonly language: Language;
  readonly formToken: string;
  readonly access: Access;
}) {
  const words = wordsFor(language).account.access;
  return (
    <PostForm class="end" action="/account" token={formToken}>
      <input type="hidden" name="ref" value={access.ref} />
      <button
        class="button"
        type="submit"
        name="end"
        value="access"
        aria-label={`${words.end}: ${nameOf(access, language)}`}
      >
        {words.end}
      </button>
    </PostForm>
  );
}
