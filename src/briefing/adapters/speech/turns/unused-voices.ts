import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ProcessSettings } from '../../../../config/process-settings.js';
import { SpeechSettings } from '../../../../config/speech-settings.js';
import { SHERPA_ONNX, SPEECH_SERVER } from '../../../../shared/kernel/hosts/engine-names.js';
import { HostCatalogue } from '../../../../shared/kernel/hosts/host-catalogue.js';

/** Sentences for operators about voices in HOSTS_FILE that nobody speaks with, because their engine is not set up. */
export function unusedVoices(
  { hosts }: HostCatalogue,
  { speechServer, speechModels }: Pick<SpeechSettings, 'speechServer' | 'speechModels'>,
): readonly string[] {
  const missing = [
    ...(speechServer === null ? [[SPEECH_SERVER, 'SPEECH_URL'] as const] : []),
    ...(speechModels === null ? [[SHERPA_ONNX, 'SPEECH_MODELS'] as const] : []),
  ];
  return missing.flatMap(([engine, variable]) => {
    const mapped = hosts.filter(({ voices }) => voices[engine] !== undefined).map(({ id }) => id);
    if (mapped.length === 0) return [];
    return [`HOSTS_FILE has voices of ${engine} for ${mapped.join(', ')}, which are not used: ${variable} is not set.`];
  });
}

/** One file may serve machines with engines and without: no reason not to start. */
@Injectable()
export class UnusedVoices implements OnApplicationBootstrap {
  private readonly logger = new Logger(UnusedVoices.name);

  constructor(
    private readonly catalogue: HostCatalogue,
    private readonly settings: SpeechSettings,
    private readonly process: ProcessSettings,
  ) {}

  onApplicationBootstrap(): void {
    // Briefings are spoken elsewhere.
    if (this.process.role === 'api') return;
    for (const words of unusedVoices(this.catalogue, this.settings)) this.logger.warn(words);
  }
}
