import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BriefingId } from '../../shared/kernel/identifiers.js';
import { hostById } from '../domain/host.js';
import { ENOUGH_STORIES, windowsOf } from '../domain/window.js';
import type { BriefingCommand } from '../domain/briefing.js';
import type { Words } from '../domain/briefing-request.js';
import type { ComposeRequest, Material } from '../domain/composing/material.js';
import type { EventOf } from '../domain/events.js';
import type { Script } from '../domain/script.js';
import { BriefingHistory } from './ports/briefing-history.js';
import { Library } from './ports/library.js';
import { ScriptWriter } from './ports/script-writer.js';
import { SourceMaterial } from './ports/source-material.js';

/** The first step of a production: choose stories and write the script. */
export class ComposeBriefing extends Command<void> {
  constructor(
    readonly briefingId: BriefingId,
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

type Requested = EventOf<'BriefingRequested'>['data'];

interface Written {
  readonly material: Material[];
  readonly script: Script;
}

const NOTHING_TO_SAY: BriefingCommand = {
  type: 'ReportFailure',
  step: 'compose',
  passing: false,
  failure: {
    code: 'no_matching_items',
    message: 'None of your sources has anything that matches this request. Widen the time, the query or the sources.',
  },
};

@CommandHandler(ComposeBriefing)
export class ComposeBriefingHandler implements ICommandHandler<ComposeBriefing> {
  constructor(
    private readonly history: BriefingHistory,
    private readonly sources: SourceMaterial,
    private readonly writer: ScriptWriter,
    private readonly library: Library,
  ) {}

  async execute({ briefingId, signal }: ComposeBriefing): Promise<void> {
    const state = await this.history.load(briefingId);
    if (state.status !== 'composing') return;
    const written = await this.write(state.requested, signal);
    const outcome = written === null ? NOTHING_TO_SAY : await this.keep(briefingId, written.material, written.script);
    await this.history.record(briefingId, outcome, 'composer');
  }

  /** Looks further back while there are too few stories. */
  private async write(requested: Requested, signal: AbortSignal): Promise<Written | null> {
    let best: Written | null = null;
    const request = composeRequest(requested, await this.sources.wordsOf(requested));
    for (const window of windowsOf(requested)) {
      const material = await this.sources.gather(requested, window);
      const script = await this.writer.write(material, request, signal);
      if (script !== null) best = { material, script };
      if (script !== null && script.coverage.total >= ENOUGH_STORIES) break;
    }
    return best;
  }

  private async keep(id: BriefingId, material: Material[], script: Script): Promise<BriefingCommand> {
    const { title, coverage, versions, targetMs, plannedMs, shorterThanAsked } = script;
    return {
      type: 'RecordComposition',
      data: {
        title,
        material: await this.library.keepJson(id, 'material', material),
        script: await this.library.keepJson(id, 'script', script),
        coverage,
        versions,
        targetMs,
        plannedMs,
        shorterThanAsked,
      },
    };
  }
}

function composeRequest({ request, seed, requestedAt }: Requested, words: Words): Omit<ComposeRequest, 'versions'> {
  const query = words.query ?? request.scope.query;
  const { targetLengthSeconds, targetItems, targetTopics } = request.capacity;
  return {
    language: request.language,
    hosts: request.hostIds.flatMap((id) => hostById(id) ?? []).map(({ id, name }) => ({ id, name })),
    seed,
    targetMs: targetLengthSeconds === undefined ? null : targetLengthSeconds * 1000,
    ...(targetItems !== undefined && { targetItems }),
    ...(targetTopics !== undefined && { targetTopics }),
    ...(query !== undefined && { query }),
    userRequest: [words.userRequest, ...textsOf(words.preferenceContext)].join('\n'),
    timezone: request.timezone,
    now: requestedAt,
  };
}

/** The strings in a caller's preference context, whatever its shape: words that say what interests them. */
function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value.slice(0, 500)];
  if (typeof value !== 'object' || value === null || depth > 5) return [];
  return Object.values(value)
    .slice(0, 100)
    .flatMap((inner) => textsOf(inner, depth + 1));
}
