import type { Language } from '../../../shared/kernel/language.js';
import { speakableJapanese } from './speakable-ja.js';
import { speakableLatin } from './speakable-latin.js';
import { speakableChinese } from './speakable-zh.js';

const SOMETHING = /[\p{L}\p{N}]/u;

/** A sentence as the engine should read it; empty when there is nothing in it to say. */
export function speakable(text: string, language: Language): string {
  if (!SOMETHING.test(text)) return '';
  if (language === 'ja') return speakableJapanese(text);
  return language === 'zh' ? speakableChinese(text) : speakableLatin(text, language);
}
