import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import type { Script } from '../../domain/script.js';
import { ContentsReader } from '../contents.js';
import { SharedBriefings } from '../shared-briefings.js';
import type { Recording } from '../ports/speech/recording-studio.js';

export interface SharedRecording {
  readonly script: Script;
  readonly recording: Recording;
}

/** What is said in the briefing behind a public link, and when. */
export class OpenSharedRecording extends Query<SharedRecording> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(OpenSharedRecording)
export class OpenSharedRecordingHandler implements IQueryHandler<OpenSharedRecording> {
  constructor(
    private readonly shared: SharedBriefings,
    private readonly contents: ContentsReader,
  ) {}

  async execute({ slug }: OpenSharedRecording): Promise<SharedRecording> {
    const briefing = await this.shared.find(slug);
    const { script, recording } = await this.contents.of(briefing);
    if (script === null || recording === null) throw new NotFound('This briefing is not ready.');
    return { script, recording };
  }
}
