import { createHash } from 'node:crypto';
import {
  ComposeBriefing,
  ComposeBriefingHandler,
} from '../../../src/briefing/application/commands/compose-briefing.js';
import { CompositionFiles } from '../../../src/briefing/application/composition-files.js';
import { DueCorrections } from '../../../src/briefing/application/due-corrections.js';
import { EarlierStories } from '../../../src/briefing/application/earlier-stories.js';
import { ListenerMemory } from '../../../src/briefing/application/listener-memory.js';
import { BriefingHistory } from '../../../src/briefing/application/ports/briefing-history.js';
import { BriefingFiles, LostContent } from '../../../src/briefing/application/ports/media/briefing-files.js';
import { LanguageModel } from '../../../src/briefing/application/ports/language-model.js';
import {
  BriefingReadModel,
  type ArtifactPageQuery,
  type ProjectedArtifact,
} from '../../../src/briefing/application/ports/briefing-read-model.js';
import { PlaybackStore, type KeptPlayback } from '../../../src/briefing/application/ports/playback-store.js';
import { ScriptDrafting } from '../../../src/briefing/application/script-drafting.js';
import { ScriptRewriting } from '../../../src/briefing/application/script-rewriting.js';
import { ScriptWriter, type Composition } from '../../../src/briefing/application/ports/script-writer.js';
import { SourceMaterial, type Gathered } from '../../../src/briefing/application/ports/source-material.js';
import { briefing, type Briefing, type BriefingCommand } from '../../../src/briefing/domain/briefing.js';
import type { TimeWindow, Words } from '../../../src/briefing/domain/briefing-request.js';
import { compose, NoMatchingItems } from '../../../src/briefing/domain/composing/compose.js';
import { versionsWith } from '../../../src/briefing/domain/composing/engine.js';
import type { ComposeRequest, Material } from '../../../src/briefing/domain/composing/material.js';
import type { BriefingEvent, EventOf, MediaRef } from '../../../src/briefing/domain/events.js';
import type { Script } from '../../../src/briefing/domain/script.js';
import type { Outside, SelectionLedger } from '../../../src/briefing/domain/selection.js';
import { brand } from '../../../src/shared/kernel/brand.js';
import { fold } from '../../../src/shared/kernel/decider.js';
import type { Page } from '../../../src/shared/kernel/page.js';
import type { Disclosure } from '../../../src/briefing/domain/disclosure.js';
import type { BriefingId } from '../../../src/shared/kernel/identifiers.js';
import { TypeIdIds } from '../../../src/shared/storage/database/type-id-ids.js';
import { composedData, publishedData, recordedData, requestedData } from '../domain/samples.js';
import { noOtherVoices } from './voices-in-memory.js';

export const ID = brand<BriefingId>('art_1');

export class FilesInMemory extends BriefingFiles {
  readonly contents = new Map<string, string>();

  override async keepJson(_: BriefingId, name: string, value: unknown): Promise<MediaRef> {
    const text = JSON.stringify(value);
    this.contents.set(`${name}.json`, text);
    return { key: `${name}.json`, bytes: Buffer.byteLength(text), sha256: this.sha256Of(value) };
  }

  override sha256Of(value: unknown): string {
    return createHash('sha256').update(JSON.stringify(value)).digest('hex');
  }

  override async json<T>({ key, sha256 }: MediaRef): Promise<T> {
    const text = this.contents.get(key);
    if (text === undefined) throw new LostContent(key, 'gone');
    if (createHash('sha256').update(text).digest('hex') !== sha256) throw new LostContent(key, 'altered');
    return JSON.parse(text) as T;
  }

  override keepBytes(): never {
    throw new Error('composing keeps JSON only');
  }
  override readonly keepFile = this.keepBytes;
  override readonly bytes = this.keepBytes;
  override readonly copyTo = this.keepBytes;
  override readonly forget = this.keepBytes;
  override readonly withFolder = this.keepBytes;
}

class Sources extends SourceMaterial {
  readonly asked: (TimeWindow | null)[] = [];
  /** Whether all of them are still there. */
  kept: (itemIds: readonly string[]) => boolean = () => true;
  words: Words = { userRequest: 'What is new?', preferenceContext: {} };

  constructor(readonly gathered: (window: TimeWindow | null) => Gathered) {
    super();
  }

  override async gather(_: unknown, window: TimeWindow | null): Promise<Gathered> {
    this.asked.push(window);
    return this.gathered(window);
  }

  override newest(): never {
    throw new Error('composing asks for nothing else');
  }

  override async keep(itemIds: readonly string[]): Promise<boolean> {
    return this.kept(itemIds);
  }

  override async wordsOf(): Promise<Words> {
    return this.words;
  }

  override present(): never {
    throw new Error('composing asks for material only');
  }
}

/** The real composer, in this process. What comes in and goes out is what a child process would see: JSON. */
class WriterInProcess extends ScriptWriter {
  icu = '78.3';
  engine: string | null = null;
  timeZones = '2025b';
  /** What another version of the program would write instead. */
  edit: (script: Script) => Script = (script) => script;

  override async write(material: readonly Material[], request: Omit<ComposeRequest, 'versions'>): Promise<Composition> {
    const platform = { timeZones: this.timeZones, runtime: 'V8 13.6 x64' };
    const own = versionsWith(this.icu);
    const versions = { ...own, engine: this.engine ?? own.engine };
    try {
      const script = this.edit({ ...compose(asJson(material), { ...request, versions: { icu: this.icu } }), versions });
      return { script, ledger: script.ledger, versions, platform };
    } catch (error) {
      if (error instanceof NoMatchingItems) return { script: null, ledger: error.ledger, versions, platform };
      throw error;
    }
  }
}

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

class NoModel extends LanguageModel {
  override readonly terms = null;

  override async ask(): Promise<never> {
    throw new Error('there is no model to ask');
  }
}

class HistoryInMemory extends BriefingHistory {
  constructor(readonly events: BriefingEvent[]) {
    super();
  }

  override async load(): Promise<Briefing> {
    return fold(briefing, this.events);
  }

  override async record(_: BriefingId, command: BriefingCommand): Promise<Briefing> {
    this.events.push(...asJson(briefing.decide(command, await this.load())));
    return this.load();
  }
}

class ReadModelInMemory extends BriefingReadModel {
  /** In any order. */
  readonly artifacts: ProjectedArtifact[] = [];

  override async list(_: unknown, { limit }: ArtifactPageQuery): Promise<Page<ProjectedArtifact>> {
    const newest = this.artifacts.toSorted((a, b) => b.briefing.createdAt - a.briefing.createdAt);
    return { rows: newest.slice(0, limit), next: null };
  }

  override find(): never {
    throw new Error('composing looks at lists only');
  }
  override readonly briefingIdOf = this.find;
  override readonly bySlug = this.find;
  override readonly findDeletedToo = this.find;
}

/** What players told; nothing changes it. */
class PlaybacksInMemory extends PlaybackStore {
  readonly played = new Map<BriefingId, KeptPlayback>();

  override async of(_: unknown, ids: readonly BriefingId[]): Promise<ReadonlyMap<BriefingId, KeptPlayback>> {
    return new Map([...this.played].filter(([id]) => ids.includes(id)));
  }

  override update(): never {
    throw new Error('composing only looks');
  }
  override readonly list = this.update;
  override readonly find = this.update;
}

export const of = (material: readonly Material[], outside: readonly Outside[] = []): Gathered => ({
  material,
  outside,
});

/** Composing, on ports in memory with the real composer. */
export class ComposingInMemory {
  readonly files = new FilesInMemory();
  readonly writer = new WriterInProcess();
  /** Set one that writes before the first composition. */
  model: LanguageModel = new NoModel();
  readonly sources: Sources;
  readonly history: HistoryInMemory;
  readonly readModel = new ReadModelInMemory();
  readonly playbacks = new PlaybacksInMemory();
  voices = noOtherVoices();
  /** What the hosts say of themselves. */
  disclosure: Disclosure | null = null;
  private rewriting: ScriptRewriting | null = null;

  constructor(requested: EventOf<'BriefingRequested'>['data'], gathered: (window: TimeWindow | null) => Gathered) {
    this.sources = new Sources(gathered);
    this.history = new HistoryInMemory([{ type: 'BriefingRequested', data: requested }]);
  }

  async compose(signal: AbortSignal = new AbortController().signal): Promise<Briefing> {
    const rewriting = (this.rewriting ??= new ScriptRewriting(this.model));
    const files = new CompositionFiles(this.files, new TypeIdIds());
    const handler = new ComposeBriefingHandler(this.history, this.drafting(), rewriting, files);
    await handler.execute(new ComposeBriefing(ID, signal));
    return this.history.load();
  }

  drafting(): ScriptDrafting {
    const earlier = new EarlierStories(this.readModel, this.files, this.playbacks);
    const memory = new ListenerMemory(earlier, new DueCorrections(this.readModel, this.files));
    return new ScriptDrafting(this.sources, memory, this.writer, this.voices, { of: () => this.disclosure });
  }

  /** An earlier briefing of the same owner, which is ready unless said otherwise. */
  async heard(id: string, requestedAt: number, script: Script, status: 'ready' | 'queued' = 'ready'): Promise<void> {
    const requested = { ...requestedData, requestedAt };
    const composed = { ...composedData, script: await this.files.keepJson(brand(id), `script-of-${id}`, script) };
    // Each line takes a second.
    const timings = script.lines.map((_, line) => ({ startMs: line * 1000, durationMs: 1000 }));
    const timeline = await this.files.keepJson(brand(id), `timeline-of-${id}`, { timings });
    const durationMs = script.lines.length * 1000;
    const recorded = { ...recordedData, timeline, durationMs };
    const published = { ...publishedData, durationMs };
    const ready = { status: 'ready', requested, composed, recorded, published } as const;
    const briefing = {
      id: brand<BriefingId>(id),
      quickReadId: brand<BriefingId>(`${id}_page`),
      slug: id,
      state: status === 'ready' ? ready : ({ status, requested, composed, failedAttempts: 0 } as const),
      percent: 100,
      createdAt: requestedAt,
      updatedAt: requestedAt,
    };
    this.readModel.artifacts.push({ kind: 'audio_brief', briefing });
  }

  /** The owner listened to an earlier briefing up to the beginning of that line. */
  played(id: string, line: number): void {
    const [briefingId, positionMs] = [brand<BriefingId>(id), line * 1000];
    const rest = { at: 1, finished: false, durationMs: Number.MAX_SAFE_INTEGER };
    this.playbacks.played.set(briefingId, { briefingId, positionMs, furthestMs: positionMs, ...rest });
  }

  script(): Script {
    return JSON.parse(this.files.contents.get('script.json') ?? 'null') as Script;
  }

  event<Type extends BriefingEvent['type']>(type: Type): EventOf<Type>['data'] {
    const found = this.history.events.find((event) => event.type === type);
    if (found === undefined) throw new Error(`there is no ${type}`);
    return found.data as EventOf<Type>['data'];
  }

  /** Kept by a composition, whatever came of it. */
  selection(): SelectionLedger {
    return JSON.parse(this.files.contents.get('selection.json') ?? 'null') as SelectionLedger;
  }
}
