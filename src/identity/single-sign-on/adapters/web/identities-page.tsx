import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { describedBy, LabelledField } from '../../../../shared/delivery/web/forms/labelled-field.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { Refused } from '../../../../shared/delivery/web/forms/refused.js';
import { waitOf } from '../../../../shared/delivery/web/language/formats.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { pageWordsFor } from '../../../../shared/delivery/web/language/locale.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import { Sheet } from '../../../../shared/delivery/web/shell/sheet.js';
import type { AskedProof } from '../../../accounts/accounts.js';
import { CodeField } from '../../../adapters/web/code-field.js';
import { NoPassword } from '../../../adapters/web/own-proof.js';
import { wordsFor } from '../../../adapters/web/locale.js';
import type { WayIn } from '../../application/queries/list-identities.js';
import { signOnWordsFor } from './sign-on-locale.js';

const DONE = ['connected', 'disconnected'] as const;
type Done = (typeof DONE)[number];

export const doneOf = (value: unknown): Done | null => DONE.find((known) => known === value) ?? null;

export interface IdentitiesModel extends FormPage {
  readonly ways: readonly WayIn[];
  readonly email: string;
  /** They sign in by password, too. */
  readonly byPassword: boolean;
  readonly done: Done | null;
  readonly asked: AskedProof;
  readonly wrong?: 'password' | 'code' | 'onlyWayIn';
  /** Too many were wrong. */
  readonly waitSeconds?: number;
}

interface PartProps {
  readonly model: IdentitiesModel;
}

/** `/account/sign-in`: which issuers open the account, as forms that ask for the password once more. */
export function IdentitiesPage({ model }: PartProps) {
  const { language, done, ways, wrong, waitSeconds } = model;
  const words = signOnWordsFor(language);
  return (
    <Sheet
      language={language}
      heading={words.heading}
      signedIn
      place="settings"
      refused={wrong !== undefined || waitSeconds !== undefined}
      scripts={['forms.js']}
      styles={['account.css']}
      class="account"
      back={{ href: '/account', label: pageWordsFor(language).session.account }}
    >
      <h1>{words.heading}</h1>
      {done !== null && (
        <p class="done" role="status" tabIndex={-1} autofocus>
          {words.done[done]}
        </p>
      )}
      <p class="lead">{words.advice}</p>
      <Faults model={model} />
      {ways.map((way) => (
        <Way model={model} way={way} />
      ))}
    </Sheet>
  );
}

function Faults({ model: { language, wrong, waitSeconds } }: PartProps) {
  const { faults } = wordsFor(language).problems;
  const { tooMany } = pageWordsFor(language).forms;
  if (waitSeconds !== undefined) {
    return <Refused language={language} faults={[{ text: tooMany(waitOf(waitSeconds, language)) }]} />;
  }
  if (wrong === undefined) return null;
  const texts = {
    password: faults.wrongCurrent,
    code: faults.wrongCode,
    onlyWayIn: signOnWordsFor(language).onlyWayIn,
  };
  return <Refused language={language} faults={[{ text: texts[wrong] }]} />;
}

function Way({ model, way }: PartProps & { readonly way: WayIn }) {
  const { language } = model;
  const words = signOnWordsFor(language);
  const id = `way-${way.key ?? 'gone'}`;
  return (
    <section class="card" aria-labelledby={id}>
      <h2 id={id}>
        <bdi>{way.name}</bdi>
      </h2>
      <p class="lead">
        {way.linkedAt === null ? (
          words.notConnected
        ) : (
          <>
            {words.connected} <Moment at={way.linkedAt} language={language} style="long" />
          </>
        )}
      </p>
      {way.linkedAt !== null && !canDisconnect(model, way) ? (
        <p class="hint">{words.staysConnected}</p>
      ) : (
        <Change model={model} way={way} />
      )}
    </section>
  );
}

const canDisconnect = ({ byPassword, ways }: IdentitiesModel, way: WayIn): boolean =>
  byPassword || ways.some((other) => other !== way && other.linkedAt !== null && other.key !== null);

function Change({ model: { language, formToken, email, asked }, way }: PartProps & { readonly way: WayIn }) {
  const words = signOnWordsFor(language);
  const id = `current-${way.key ?? 'gone'}`;
  const isLinked = way.linkedAt !== null;
  return (
    <PostForm action="/account/sign-in" token={formToken}>
      <input type="text" name="username" autocomplete="username" value={email} hidden readonly />
      {asked.password ? (
        <Password language={language} id={id} elsewhere={asked.elsewhere} />
      ) : (
        <SignedInAgain language={language} />
      )}
      {asked.code && <CodeField language={language} id={`code-${way.key ?? 'gone'}`} />}
      <button
        class="button"
        type="submit"
        name={isLinked ? 'disconnect' : 'connect'}
        value={isLinked ? way.issuer : (way.key ?? '')}
      >
        {isLinked ? words.disconnect : words.connect}
        <span class="visually-hidden">: {way.name}</span>
      </button>
    </PostForm>
  );
}

interface PasswordProps {
  readonly language: Language;
  readonly id: string;
  readonly elsewhere: boolean;
}

function Password({ language, id, elsewhere }: PasswordProps) {
  const field = { name: id, hint: signOnWordsFor(language).passwordNeeded, fault: undefined };
  return (
    <>
      <LabelledField label={wordsFor(language).fields.current} {...field}>
        <input
          type="password"
          id={id}
          name="current"
          required
          spellcheck={false}
          autocomplete="current-password"
          {...describedBy(field)}
        />
      </LabelledField>
      {elsewhere && <NoPassword language={language} page="/account/sign-in" />}
    </>
  );
}

const SignedInAgain = ({ language }: { readonly language: Language }) => (
  <p class="hint">{wordsFor(language).fields.signedInAgain}</p>
);
