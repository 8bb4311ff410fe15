import type { Type } from '@nestjs/common';
import type { Replacement } from '../shared/replaceable.js';
import type { ContextSchema } from '../shared/storage/database/context-schema.js';

/** One module of EXTENSIONS, loaded and looked over. */
export interface Extension {
  /** As EXTENSIONS names it. */
  readonly name: string;
  /** Its package, or the folder of its file: whose stack frames are its own. */
  readonly folder: string;
  readonly module: Type<unknown>;
  readonly schema: ContextSchema;
  readonly replaces: readonly Replacement[];
}
