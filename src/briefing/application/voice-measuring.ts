import { Injectable, Logger } from '@nestjs/common';
import type { Host } from '../../shared/kernel/hosts/host.js';
import { HostCatalogue } from '../../shared/kernel/hosts/host-catalogue.js';
import type { Language } from '../../shared/kernel/language.js';
import { hostsOf } from '../domain/composing/commission.js';
import type { EventOf } from '../domain/events.js';
import { speechMs } from '../domain/production/pace.js';
import { heardTogether } from '../domain/presenters.js';
import { spokenHost, type Script, type SpokenHost } from '../domain/script.js';
import { durationFactorOf, heardAgain, isPlausible, type VoicePace } from '../domain/production/voice-pace.js';
import { Casting, type Cast } from './casting.js';
import type { Recording, Speaker } from './ports/speech/recording-studio.js';
import { SpeechFailure } from './ports/speech/speech-engine.js';
import { VoiceCalibration } from './ports/speech/voice-calibration.js';
import { VoicePaces, type SpeakingVoice } from './ports/speech/voice-paces.js';

type Requested = EventOf<'BriefingRequested'>['data'];

/** Half a minute of speech, from models that have to be loaded first. */
const CALIBRATION_MS = 90_000;
/** A few sentences say less than what is known already. */
const LEAST_HEARD_MS = 10_000;

/** Knows how fast the voices of hosts speak: from a known text at first use, then from every recording. */
@Injectable()
export class VoiceMeasuring {
  private readonly logger = new Logger(VoiceMeasuring.name);

  constructor(
    private readonly catalogue: HostCatalogue,
    private readonly casting: Casting,
    private readonly paces: VoicePaces,
    private readonly calibration: VoiceCalibration,
  ) {}

  /**
   * Who presents a briefing, and how fast. A voice that cannot be measured is taken for a default one, which will speak in
   * its place when its engine is away. Throws the reason of the signal.
   */
  async hostsOf(requested: Requested, signal: AbortSignal): Promise<readonly SpokenHost[]> {
    const hosts = hostsOf(requested, this.catalogue);
    const speaking = this.speaking(hosts, requested.request.language);
    return Promise.all(
      hosts.map(async (host, index) =>
        spokenHost({ ...host, durationFactor: await this.durationFactorOf(speaking[index], signal) }),
      ),
    );
  }

  /** What voices took for a script that they have spoken. Never throws: a recording is worth more. */
  async learn(script: Script, recording: Recording): Promise<void> {
    try {
      for (const [speaker, heard] of this.heardIn(script, recording)) {
        if (heard.foretoldMs < LEAST_HEARD_MS || !isPlausible(heard)) continue;
        await this.paces.update({ ...speaker, language: script.language }, (known) =>
          known === null ? heard : heardAgain(known, heard),
        );
      }
    } catch (error) {
      this.logger.warn({ err: error, msg: 'what voices took for a script could not be kept' });
    }
  }

  private speaking(hosts: readonly SpokenHost[], language: Language): readonly Host[] {
    const ids = hosts.map(({ id }) => id);
    return heardTogether(ids, language, this.catalogue);
  }

  private async durationFactorOf(host: Host | undefined, signal: AbortSignal): Promise<number> {
    const cast = host === undefined ? null : this.casting.castFor(host);
    if (host === undefined || cast === null) return 1;
    const voice = await this.voiceNow(cast, host.language);
    if (voice === null) return 1;
    const pace = (await this.paces.find(voice)) ?? (await this.measured(cast, voice, signal));
    return pace === null ? 1 : durationFactorOf(pace);
  }

  /** null: it would not speak now, or does not tell who it is; a fault in an extension is no reason for a briefing to fail. */
  private async voiceNow({ engine, voice }: Cast, language: Language): Promise<SpeakingVoice | null> {
    try {
      const { ready } = await engine.readiness();
      return ready ? { ...(await engine.identity(voice)), voice, language } : null;
    } catch (error) {
      if (!(error instanceof SpeechFailure))
        this.logger.error({ err: error, voice, msg: 'an engine did not tell who it is' });
      return null;
    }
  }

  /** null: it could not be measured. */
  private async measured(cast: Cast, voice: SpeakingVoice, signal: AbortSignal): Promise<VoicePace | null> {
    const pace = await this.calibrated(cast, voice, signal);
    if (pace === null || !isPlausible(pace)) {
      this.logger.warn({ ...voice, ...pace, msg: 'a voice could not be measured: it is taken for a default one' });
      return null;
    }
    this.logger.log({ ...voice, durationFactor: durationFactorOf(pace), msg: 'a voice was measured' });
    await this.paces.update(voice, (known) => known ?? pace);
    return pace;
  }

  private async calibrated(cast: Cast, voice: SpeakingVoice, signal: AbortSignal): Promise<VoicePace | null> {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(CALIBRATION_MS)]);
    try {
      return await this.calibration.measure(cast, voice.language, limited);
    } catch (error) {
      signal.throwIfAborted();
      this.logger.warn({ ...voice, err: error, msg: 'a voice did not speak the text that it is measured by' });
      return null;
    }
  }

  /** Of the voices that hosts have of engines: what others spoke in their place says nothing of them. */
  private heardIn({ lines, hosts, language }: Script, recording: Recording): ReadonlyMap<Speaker, VoicePace> {
    const { speech = [], speakers = [], timings } = recording;
    const voices = this.speaking(hosts, language).map((host) => this.casting.castFor(host)?.voice ?? null);
    const heard = new Map<Speaker, VoicePace>();
    for (const [index, { host, text, language: other }] of lines.entries()) {
      const [spoken, timing] = [speech[index], timings[index]];
      const speaker = speakers[spoken?.speaker ?? -1];
      if (spoken === undefined || speaker === undefined || timing === undefined || other !== undefined) continue;
      if (spoken.text === '' || spoken.insteadOf !== undefined || speaker.voice !== voices[host]) continue;
      const { spokenMs, foretoldMs } = heard.get(speaker) ?? { spokenMs: 0, foretoldMs: 0 };
      const ms = { spokenMs: spokenMs + timing.durationMs, foretoldMs: foretoldMs + speechMs(text, language) };
      heard.set(speaker, ms);
    }
    return heard;
  }
}
