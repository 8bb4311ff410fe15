import type { Language } from '../../../shared/kernel/language.js';
import type { Disclosure } from '../../domain/disclosure.js';

/** What the operator has the hosts say of themselves. */
export abstract class Disclosures {
  /** null: nothing. */
  abstract of(language: Language): Disclosure | null;
}
