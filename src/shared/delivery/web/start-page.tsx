import type { Language } from '../../kernel/language.js';
import { pageWordsFor } from './locale.js';
import type { PageWords } from './page-words.js';
import { Page, SITE_NAME } from './page.js';

interface StartProps {
  readonly language?: Language;
  readonly signedIn?: boolean;
}

/** `/`: for the person who follows the address that the program prints when it starts. */
export function StartPage({ language = 'en', signedIn = false }: StartProps) {
  const { start: words, session } = pageWordsFor(language);
  const toAccount = { href: '/account', label: session.account };
  return (
    <Page
      language={language}
      title={SITE_NAME}
      footer={<Foot words={words} />}
      headerLink={signedIn ? toAccount : { href: '/signin', label: session.signIn }}
      class="start"
    >
      <div class="card hero">
        <h1>{words.heading}</h1>
        <p class="lead">{words.lead}</p>
        <p class="actions">
          <a class="button primary" href="/docs">
            {words.docs}
          </a>
          <a class="button" href="/openapi.json">
            {words.contract}
          </a>
          <a class="button" href="/llms.txt">
            {words.agents}
          </a>
        </p>
      </div>
      <ol class="steps-intro">
        {words.steps.map(([heading, text]) => (
          <li>
            <h2>{heading}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Page>
  );
}

function Foot({ words }: { readonly words: PageWords['start'] }) {
  return (
    <>
      <p>{words.footer}</p>
      <p>
        <a class="foot-link" href="/hosts">
          {words.hosts}
        </a>
      </p>
    </>
  );
}
