import { Injectable } from '@nestjs/common';
import { PreferencesApi } from '../../../preferences/api.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Language } from '../../../shared/kernel/language.js';
import type { Pronunciation } from '../../../shared/kernel/hosts/pronunciation.js';
import { PronunciationLookup } from '../../application/ports/pronunciation-lookup.js';

@Injectable()
export class ContextsPronunciationLookup extends PronunciationLookup {
  constructor(private readonly preferences: PreferencesApi) {
    super();
  }

  override pronunciationsOf(listener: CallerId, language: Language): Promise<readonly Pronunciation[]> {
    return this.preferences.pronunciationsOf(listener, language);
  }
}
