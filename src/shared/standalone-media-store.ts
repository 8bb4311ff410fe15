import { Module, type DynamicModule, type INestApplicationContext, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { UnknownDependenciesException } from '@nestjs/core/errors/exceptions/unknown-dependencies.exception.js';
import { type Config, SETTINGS_GROUPS } from '../config.js';
import { CliLog } from './delivery/cli/cli-log.js';
import { Clock } from './kernel/clock.js';
import { Ids } from './kernel/identifiers.js';
import type { Replacements } from './replaceable.js';
import { TypeIdIds } from './storage/database/type-id-ids.js';
import { MediaStore } from './storage/media/media-store.js';
import { MediaStoreNeedsProgram, MediaStoreOpener } from './storage/media/media-store-opener.js';
import { openMediaStore } from './storage/media/open-media-store.js';
import { SystemClock } from './system-clock.js';

/** The store that the program would use: that of an extension, or where the settings say. */
export class StandaloneMediaStore extends MediaStoreOpener {
  constructor(
    private readonly config: Config,
    private readonly replacements: Replacements,
    /** Names the extension when it fails. */
    private readonly starting: <T>(start: () => Promise<T>) => Promise<T>,
  ) {
    super();
  }

  override async use<T>(work: (media: MediaStore) => Promise<T>): Promise<T> {
    const another = this.replacements.of(MediaStore);
    if (another === null) return await work(await openMediaStore(this.config));
    const app = await this.starting(() => started(another, this.config));
    try {
      return await work(app.get(MediaStore));
    } finally {
      await app.close();
    }
  }
}

@Module({})
class MediaStoreAlone {
  static with(useClass: Type<MediaStore>, config: Config): DynamicModule {
    return {
      module: MediaStoreAlone,
      providers: [
        ...SETTINGS_GROUPS.map((group) => ({ provide: group, useValue: config })),
        { provide: Clock, useClass: SystemClock },
        { provide: Ids, useClass: TypeIdIds },
        { provide: MediaStore, useClass },
      ],
    };
  }
}

/** Nest makes it, so that it is initialised and shut down as in the program. */
async function started(store: Type<MediaStore>, config: Config): Promise<INestApplicationContext> {
  const options = { logger: new CliLog(), abortOnError: false };
  try {
    return await NestFactory.createApplicationContext(MediaStoreAlone.with(store, config), options);
  } catch (error) {
    if (!(error instanceof UnknownDependenciesException)) throw error;
    throw new MediaStoreNeedsProgram(store.name, wordFor(error.context.name));
  }
}

const wordFor = (token: unknown): string => (typeof token === 'function' ? token.name : String(token));
