import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import type { Script } from '../../domain/script.js';
import { ContentsReader } from '../contents.js';
import { BriefingReadModel } from '../ports/briefing-read-model.js';
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
    private readonly readModel: BriefingReadModel,
    private readonly contents: ContentsReader,
  ) {}

  async execute({ slug }: OpenSharedRecording): Promise<SharedRecording> {
    const briefing = await this.readModel.bySlug(slug);
    if (briefing === null) throw new NotFound('There is no briefing behind this link.');
    const { script, recording } = await this.contents.of(briefing);
    if (script === null || recording === null) throw new NotFound('This briefing is not ready.');
    return { script, recording };
  }
}
