import { Injectable } from '@nestjs/common';
import { languageTag } from '../../../../shared/delivery/web/language/formats.js';
import { StartSample } from '../../../../shared/delivery/web/sections/start-sample.js';
import type { Host } from '../../../../shared/kernel/hosts/host.js';
import { HostCatalogue } from '../../../../shared/kernel/hosts/host-catalogue.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { introductionOf } from '../../../domain/introduction.js';
import { wordsFor } from '../locale.js';

/** On the start page: the hosts who present unless somebody chooses others, with what they say to read along. */
@Injectable()
export class StartHosts {
  constructor(start: StartSample, catalogue: HostCatalogue) {
    start.offer((language) => {
      const hosts = catalogue.hosts.filter((host) => host.language === language && host.isDefault);
      return hosts.length === 0
        ? null
        : { styles: ['hosts.css'], content: <Hosts hosts={hosts} language={language} /> };
    });
  }
}

function Hosts({ hosts, language }: { readonly hosts: readonly Host[]; readonly language: Language }) {
  const { hosts: words } = wordsFor(language);
  return (
    <ul class="hosts">
      {hosts.map((host) => (
        <li class="card">
          <h3 lang={languageTag(host.language)}>{host.name}</h3>
          <p lang={languageTag(host.language)}>
            {introductionOf(host).join(['zh', 'ja'].includes(host.language) ? '' : ' ')}
          </p>
          <audio controls preload="none" src={`/hosts/${host.id}/sample.mp3`} aria-label={words.sampleOf(host.name)} />
        </li>
      ))}
    </ul>
  );
}
