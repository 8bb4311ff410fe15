import { Injectable } from '@nestjs/common';
import { HostCatalogue } from '../../shared/kernel/hosts/host-catalogue.js';
import type { Host } from '../../shared/kernel/hosts/host.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import type { Language } from '../../shared/kernel/language.js';
import { inPesos } from '../domain/pesos.js';
import { heardTogether } from '../domain/presenters.js';
import { pacedLines, withAsides } from '../domain/programme.js';
import type { Script } from '../domain/script.js';
import { PronunciationLookup } from './ports/pronunciation-lookup.js';
import type { RecordingRequest } from './ports/speech/recording-studio.js';

/** What a studio is asked to speak for a script. */
@Injectable()
export class RecordingRequests {
  constructor(
    private readonly catalogue: HostCatalogue,
    private readonly pronunciations: PronunciationLookup,
  ) {}

  /** Words are said as `owner`, whose briefing it is, wants them now. */
  async of(script: Script, owner: CallerId): Promise<RecordingRequest> {
    const { language, hosts } = script;
    return {
      language,
      hosts: this.speaking(hosts, language),
      durationFactors: hosts.map(({ durationFactor = 1 }) => durationFactor),
      lines: withAsides(script, inPesos(script, pacedLines(script))),
      pronunciations: await this.pronunciations.pronunciationsOf(owner, language),
    };
  }

  private speaking(hosts: Script['hosts'], language: Language): readonly Host[] {
    const ids = hosts.map(({ id }) => id);
    const speaking = heardTogether(ids, language, this.catalogue);
    if (speaking.length < hosts.length) throw new Error(`Nobody speaks for all of ${ids.join(', ')} in ${language}.`);
    return speaking;
  }
}
