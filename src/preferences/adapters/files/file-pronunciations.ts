import { Injectable } from '@nestjs/common';
import type { OperatorFile } from '../../../config/operator-file.js';
import { PronunciationSettings } from '../../../config/pronunciation-settings.js';
import { InvalidRequest } from '../../../shared/kernel/domain-error.js';
import { isLanguage, LANGUAGES, type Language } from '../../../shared/kernel/language.js';
import type { Pronunciation } from '../../../shared/kernel/hosts/pronunciation.js';
import { HousePronunciations } from '../../application/ports/house-pronunciations.js';
import { keyOf, tidyPronunciation } from '../../domain/pronunciation.js';

/** Of all languages together. */
const MOST = 5_000;

type Mapping = Readonly<Record<string, unknown>>;

const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** PRONUNCIATIONS_FILE. Its reading throws ConfigError, which names the line. */
@Injectable()
export class FilePronunciations extends HousePronunciations {
  private readonly lists: ReadonlyMap<Language, readonly Pronunciation[]>;

  constructor({ pronunciationsFile }: PronunciationSettings) {
    super();
    this.lists = pronunciationsFile === null ? new Map() : new FileReader(pronunciationsFile).lists();
  }

  override of(language: Language): readonly Pronunciation[] {
    return this.lists.get(language) ?? [];
  }
}

/** Reads what stands in a file, which holds texts only. */
class FileReader {
  private count = 0;

  constructor(private readonly file: OperatorFile) {}

  lists(): ReadonlyMap<Language, readonly Pronunciation[]> {
    const { value } = this.file;
    if (value === null) return new Map();
    const expected = 'The file must say, by language, how words are said: "en:", and below it "kubectl: cube control".';
    if (!isMapping(value)) throw this.file.wrong([], expected);
    return new Map(Object.entries(value).map(([name, list]) => [this.language(name), this.list(name, list)]));
  }

  private language(name: string): Language {
    if (isLanguage(name)) return name;
    throw this.file.wrong([name], `"${name}" must be one of the languages ${LANGUAGES.join(', ')}.`);
  }

  private list(language: string, value: unknown): readonly Pronunciation[] {
    // With nothing below it a language has an empty text.
    if (value === '') return [];
    if (!isMapping(value)) throw this.file.wrong([language], `"${language}" must have written forms below it.`);
    const keys = new Set<string>();
    return Object.entries(value).map(([written, respelling]) => {
      const pronunciation = this.pronunciation([language, written], written, respelling);
      const key = keyOf(pronunciation.written);
      if (keys.has(key)) throw this.file.wrong([language, written], `"${written}" stands in this file already.`);
      keys.add(key);
      return pronunciation;
    });
  }

  private pronunciation(path: readonly string[], written: string, respelling: unknown): Pronunciation {
    this.count += 1;
    if (this.count > MOST) throw this.file.wrong(path, `There are at most ${MOST} pronunciations.`);
    if (typeof respelling !== 'string') throw this.file.wrong(path, 'The respelling must be a text.');
    try {
      return tidyPronunciation({ written, respelling });
    } catch (error) {
      if (error instanceof InvalidRequest) throw this.file.wrong(path, error.message);
      throw error;
    }
  }
}
