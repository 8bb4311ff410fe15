import type { Host } from '../../../../shared/kernel/hosts/host.js';
import { LANGUAGES, type Language } from '../../../../shared/kernel/language.js';
import { languageTag } from '../../../../shared/delivery/web/language/formats.js';
import { Page, SITE_NAME } from '../../../../shared/delivery/web/shell/page.js';
import { wordsFor } from '../locale.js';

interface HostsPageProps {
  /** Of whoever reads it: hosts who speak it come first. */
  readonly language: Language;
  /** In the order of the catalogue. */
  readonly hosts: readonly Host[];
}

/** Everybody who can present a briefing, with a sample of each voice. */
export function HostsPage({ language, hosts }: HostsPageProps) {
  const { hosts: words } = wordsFor(language);
  const languages = [language, ...LANGUAGES.filter((other) => other !== language)];
  return (
    <Page
      language={language}
      title={`${words.heading} · ${SITE_NAME}`}
      footer={<p>{words.footer}</p>}
      headerLink={{ href: '/', label: words.start }}
      styles={['hosts.css']}
      class="narrow hosts-page"
    >
      <h1>{words.heading}</h1>
      <p class="lead">{words.lead}</p>
      {languages.map((spoken) => (
        <HostsOfLanguage language={language} spoken={spoken} hosts={hosts.filter((host) => host.language === spoken)} />
      ))}
    </Page>
  );
}

function HostsOfLanguage({ language, spoken, hosts }: HostsPageProps & { readonly spoken: Language }) {
  const name = new Intl.DisplayNames(languageTag(language), { type: 'language' }).of(spoken) ?? spoken;
  return (
    <section aria-labelledby={`hosts-${spoken}`}>
      <h2 id={`hosts-${spoken}`}>{name}</h2>
      <ul class="hosts">
        {hosts.map((host) => (
          <HostCard language={language} host={host} />
        ))}
      </ul>
    </section>
  );
}

function HostCard({ language, host }: { readonly language: Language; readonly host: Host }) {
  const { hosts: words } = wordsFor(language);
  return (
    <li class="card">
      <h3>
        <span lang={languageTag(host.language)}>{host.name}</span>
        {host.isDefault && <span class="usual">{words.isDefault}</span>}
      </h3>
      {host.description !== '' && <p lang={languageTag(host.language)}>{host.description}</p>}
      <audio controls preload="none" src={`/hosts/${host.id}/sample.mp3`} aria-label={words.sampleOf(host.name)} />
    </li>
  );
}
