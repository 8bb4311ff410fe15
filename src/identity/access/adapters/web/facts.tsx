import type { Language } from '../../../../shared/kernel/language.js';
import { Fact } from '../../../../shared/delivery/web/shell/facts.js';
import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { pageWordsFor } from '../../../../shared/delivery/web/language/locale.js';
import { withReturnTo } from '../../../../shared/delivery/web/return-to.js';
import { agentWordsFor } from './access-locale.js';
import type { Member } from '../../../accounts/accounts.js';
import { shownName } from './shown-name.js';

/** What a stranger calls itself: kept apart from our own words, and said to be no more than that. */
export function NameFact({
  language,
  label,
  name,
}: {
  readonly language: Language;
  readonly label: string;
  readonly name: string | null;
}) {
  const words = agentWordsFor(language);
  const shown = shownName(name);
  return shown === null ? (
    <Fact label={label}>{words.unnamed}</Fact>
  ) : (
    <Fact label={label} hint={words.itsOwnWord}>
      <bdi class="strangers-word">{shown}</bdi>
    </Fact>
  );
}

/** In whose name something is about to happen. */
export function AccountFact({ language, member }: { readonly language: Language; readonly member: Member }) {
  return (
    <Fact label={agentWordsFor(language).labels.account} hint={member.email}>
      <bdi>{member.name}</bdi>
    </Fact>
  );
}

/** What an agent or app will be able to do. REST and MCP offer the same. */
export function Abilities({ language }: { readonly language: Language }) {
  const { abilities } = agentWordsFor(language);
  return (
    <>
      <h2>{abilities.heading}</h2>
      <ul class="abilities">
        {abilities.list.map((ability) => (
          <li>{ability}</li>
        ))}
      </ul>
      <p class="hint">{abilities.limits}</p>
    </>
  );
}

/** For operators: what else they may let it do, and do not by pressing a button in passing. Never ticked. */
export function AdminChoice({ language }: { readonly language: Language }) {
  const { admin } = agentWordsFor(language);
  return (
    <label class="tick admin-choice">
      <input type="checkbox" name="admin" value="on" autocomplete="off" aria-describedby="admin-advice" />
      <span>
        {admin.label}
        <span class="hint" id="admin-advice">
          {admin.advice}
        </span>
      </span>
    </label>
  );
}

interface NotYouProps extends FormPage {
  /** Where to come back to as somebody else. */
  readonly path: string;
}

export function NotYou({ language, formToken, path }: NotYouProps) {
  return (
    <PostForm class="other-way" action={withReturnTo('/signout', path)} token={formToken}>
      <button class="quiet" type="submit">
        {pageWordsFor(language).session.notYou}
      </button>
    </PostForm>
  );
}
