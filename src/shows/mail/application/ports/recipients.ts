import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Language } from '../../../../shared/kernel/language.js';

export interface Recipient {
  readonly address: string;
  readonly language: Language;
}

/** Members as mails reach them. */
export abstract class Recipients {
  /** null: nobody (any more), or nobody has shown that the address is theirs. */
  abstract of(caller: CallerId): Promise<Recipient | null>;
  /** Has the member show that the address is theirs, where they have not. */
  abstract askToConfirm(caller: CallerId): Promise<void>;
}
