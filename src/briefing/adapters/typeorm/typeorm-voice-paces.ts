import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
import { VoicePaces, type SpeakingVoice } from '../../application/ports/speech/voice-paces.js';
import type { VoicePace } from '../../domain/production/voice-pace.js';
import { keyOf, voicePaces } from './voice-pace-row.js';

@Injectable()
export class TypeormVoicePaces extends VoicePaces {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async find(voice: SpeakingVoice): Promise<VoicePace | null> {
    const row = await this.repositories.of(voicePaces).findOneBy(keyOf(voice));
    return row === null ? null : { spokenMs: row.spokenMs, foretoldMs: row.foretoldMs };
  }

  override async update(voice: SpeakingVoice, change: (known: VoicePace | null) => VoicePace): Promise<void> {
    await this.unitOfWork.run(async () => {
      // There is no row to lock when two nodes measure a voice for the first time.
      await this.database.lock('briefing.voice-pace');
      const conflictPaths = ['engine', 'version', 'model', 'voice', 'language'] as const;
      const row = { ...keyOf(voice), ...change(await this.find(voice)) };
      await this.repositories.of(voicePaces).upsert(row, [...conflictPaths]);
    });
  }
}
