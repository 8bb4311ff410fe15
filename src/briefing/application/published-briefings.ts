import { Injectable } from '@nestjs/common';
import { brand } from '../../shared/kernel/brand.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { BriefingApi, type Transcript } from '../api.js';
import type { Line } from '../domain/script.js';
import { ContentsReader } from './contents.js';
import { BriefingReadModel } from './ports/briefing-read-model.js';

const sentenceOf = ({ text, citation }: Line): Transcript['sentences'][number] => ({
  text,
  itemId: citation === undefined ? null : brand(citation.itemId),
});

/** What other contexts may ask. */
@Injectable()
export class PublishedBriefings extends BriefingApi {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly contents: ContentsReader,
  ) {
    super();
  }

  override async transcriptOf(owner: CallerId, artifactId: string): Promise<Transcript | null> {
    const artifact = await this.readModel.find(owner, artifactId);
    if (artifact === null) return null;
    const { script } = await this.contents.of(artifact.briefing);
    if (script === null) return null;
    const { title, lines } = script;
    return { briefingId: artifact.briefing.id, title, sentences: lines.map(sentenceOf) };
  }
}
