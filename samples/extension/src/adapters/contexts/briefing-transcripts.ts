import { Injectable } from '@nestjs/common';
import { BriefingApi } from 'podcast-briefings/briefing/api';
import type { CallerId } from 'podcast-briefings/extension';
import { Transcripts } from '../../application/ports/transcripts.js';
import type { SpokenText } from '../../domain/highlight.js';

@Injectable()
export class BriefingTranscripts extends Transcripts {
  constructor(private readonly briefing: BriefingApi) {
    super();
  }

  override of(owner: CallerId, artifactId: string): Promise<SpokenText | null> {
    return this.briefing.transcriptOf(owner, artifactId);
  }
}
