import { describe, expect, test } from '@jest/globals';
import { TopicEvidence } from '../../../../src/briefing/domain/request/topic-evidence.js';
import { understand } from '../../../../src/briefing/domain/request/understand.js';
import { sectionsOf } from '../../../../src/briefing/domain/request/url-sections.js';

describe('hostile text', () => {
  test('of one long German word is classified at once', () => {
    const text = 'a'.repeat(2000);
    const start = performance.now();
    for (let time = 0; time < 20; time++)
      new TopicEvidence({ title: text, text, url: null, language: 'de' }).of('sport');
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test('of digits is no length', () => {
    expect(understand(`${'9'.repeat(300)} minutes`, 'en').lengthSeconds).toBeNull();
  });

  test.each(['constructor', '__proto__', 'toString'])('names no section: %s', (folder) => {
    expect(sectionsOf(`https://a.example/${folder}/1`)).toEqual(new Set());
  });
});
