import { parseCursor, type Cursor } from '../../kernel/page.js';
import { Default, Integer, Optional, Pattern } from './dto.js';

const MOST = 100;

export interface WantedPage {
  /** null: the first page. */
  readonly after: Cursor | null;
  readonly limit: number;
}

/** Which page of a newest-first list is asked for: the request for a list extends it. */
export function PageFields(defaultLimit: number) {
  abstract class Fields {
    @Optional() @Pattern(/^\d+:.+$/) cursor?: string;
    @Optional() @Integer(1, MOST) @Default(defaultLimit) limit?: number;

    /** Throws InvalidRequest when the cursor is none of ours. */
    protected page(): WantedPage {
      const after = this.cursor === undefined ? null : parseCursor(this.cursor);
      return { after, limit: this.limit ?? defaultLimit };
    }
  }
  return Fields;
}
