import type { Language } from '../../../kernel/language.js';
import { pageWordsFor } from '../language/locale.js';
import type { StartWords } from '../language/page-words.js';
import { Page, SITE_NAME } from '../shell/page.js';
import type { Sample } from '../sections/start-sample.js';

interface StartPageProps {
  readonly language?: Language;
  /** Whether anybody may create an account. */
  readonly signUp?: boolean;
  readonly sample?: Sample | null;
  /** Where it is, for those who show a preview of it. */
  readonly url?: string;
}

/** `/` for whoever is not signed in: what it does for a listener, what it sounds like, and how to begin. */
export function StartPage({ language = 'en', signUp = false, sample = null, url }: StartPageProps) {
  const { start: words, session } = pageWordsFor(language);
  return (
    <Page
      language={language}
      title={`${words.heading} · ${SITE_NAME}`}
      footer={<p>{words.footer}</p>}
      headerLink={{ href: '/signin', label: session.signIn }}
      styles={['start.css', ...(sample?.styles ?? [])]}
      class="start"
      {...(url !== undefined && { share: { url, description: words.lead } })}
    >
      <Hero language={language} signUp={signUp} />
      <Steps words={words} />
      {sample !== null && (
        <section class="start-sample" aria-labelledby="sample">
          <h2 id="sample">{words.sample}</h2>
          {sample.content}
          <p>
            <a class="foot-link" href="/hosts">
              {words.hosts}
            </a>
          </p>
        </section>
      )}
      <Developers words={words} />
    </Page>
  );
}

function Hero({ language, signUp }: { readonly language: Language; readonly signUp: boolean }) {
  const { start: words, session } = pageWordsFor(language);
  return (
    <div class="start-hero">
      <h1>{words.heading}</h1>
      <p class="lead">{words.lead}</p>
      <p class="actions">
        {signUp && (
          <a class="button primary" href="/signup">
            {words.signUp}
          </a>
        )}
        <a class={signUp ? 'button' : 'button primary'} href="/signin">
          {session.signIn}
        </a>
      </p>
      {!signUp && <p class="hint">{words.invited}</p>}
    </div>
  );
}

const Steps = ({ words }: { readonly words: StartWords }) => (
  <ol class="start-steps">
    {words.steps.map(([heading, text]) => (
      <li class="card">
        <h2>{heading}</h2>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);

const Developers = ({ words }: { readonly words: StartWords }) => (
  <section class="start-developers" aria-labelledby="developers">
    <h2 id="developers">{words.developers}</h2>
    <p>{words.developersLead}</p>
    <p class="actions">
      <a class="button" href="/docs">
        {words.docs}
      </a>
      <a class="button" href="/openapi.json">
        {words.contract}
      </a>
      <a class="button" href="/llms.txt">
        {words.agents}
      </a>
    </p>
  </section>
);
