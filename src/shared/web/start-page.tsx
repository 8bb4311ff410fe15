import { Page, SITE_NAME } from './page.js';

/** `/`: for the person who follows the address that the program prints when it starts. */
export function StartPage() {
  return (
    <Page
      language="en"
      title={SITE_NAME}
      skipLabel="Skip to content"
      footer={<p>Briefings open under links of their own that only their owner hands out.</p>}
      class="start"
    >
      <div class="card hero">
        <h1>The news you follow, as a podcast you can check</h1>
        <p class="lead">
          This service turns RSS subscriptions into audio briefings in seven languages. Every sentence that states a
          fact links to the article it comes from.
        </p>
        <p class="actions">
          <a class="button primary" href="/docs">
            Read the API
          </a>
          <a class="button" href="/openapi.json">
            OpenAPI document
          </a>
          <a class="button" href="/llms.txt">
            For agents
          </a>
        </p>
      </div>
      <HowItWorks />
    </Page>
  );
}

function HowItWorks() {
  return (
    <ol class="steps-intro">
      <li>
        <h2>Subscribe</h2>
        <p>An agent or an app adds feeds for you: RSS, Atom or JSON Feed.</p>
      </li>
      <li>
        <h2>Ask</h2>
        <p>Say what the briefing is about, how long it should be and in which language.</p>
      </li>
      <li>
        <h2>Listen</h2>
        <p>Two hosts read it to you, with a transcript that follows and its sources one tap away.</p>
      </li>
    </ol>
  );
}
