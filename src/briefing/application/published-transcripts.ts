import { Injectable } from '@nestjs/common';
import { brand } from '../../shared/kernel/brand.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import type { BriefingLink, Transcript } from '../api.js';
import type { Line } from '../domain/script.js';
import { ContentsReader } from './contents.js';
import { BriefingReadModel } from './ports/briefing-read-model.js';

const sentenceOf = ({ text, citation }: Line): Transcript['sentences'][number] => ({
  text,
  itemId: citation === undefined ? null : brand(citation.itemId),
});

/** What was said, and where it is found, for other contexts. See BriefingApi. */
@Injectable()
export class PublishedTranscripts {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly contents: ContentsReader,
  ) {}

  async transcriptOf(owner: CallerId, artifactId: string): Promise<Transcript | null> {
    const artifact = await this.readModel.find(owner, artifactId);
    if (artifact === null) return null;
    const { script } = await this.contents.of(artifact.briefing);
    if (script === null) return null;
    const { title, lines } = script;
    return { briefingId: artifact.briefing.id, title, sentences: lines.map(sentenceOf) };
  }

  async linkOf(owner: CallerId, artifactId: string): Promise<BriefingLink | null> {
    const artifact = await this.readModel.find(owner, artifactId);
    if (artifact === null) return null;
    const { slug, state } = artifact.briefing;
    return { slug, series: state.requested.request.series };
  }
}
