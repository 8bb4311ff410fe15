import { describe, expect, test } from '@jest/globals';
import {
  weavesOf,
  withLead,
  withOpening,
  withTail,
  type Weave,
} from '../../../../../src/briefing/domain/composing/text/weaving.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

describe('the source of a sentence', () => {
  test.each<[string, Language, readonly Weave[]]>([
    ['The port of Rellham reopened on Friday.', 'en', ['after', 'inline', 'before']],
    ['Marta Lind won her eleventh title on Friday.', 'en', ['after', 'before']],
    ['The Hague expects a verdict in March.', 'en', ['after', 'before']],
    ['The port will open on Friday, officials said.', 'en', ['before']],
    ['We are working around the clock.', 'en', ['before']],
    ['Vale called it “a good day”.', 'en', ['before']],
    ['Trade with the U.S. is growing in the U.S.', 'en', ['before']],
    ['Flood in Dorn: 15 villages are cut off.', 'en', []],
    ['Der Hafen von Rellum ist wieder geöffnet.', 'de', ['after', 'before']],
    ['Laut Bahn läuft der Verkehr ab Samstag.', 'de', ['before']],
    ['Le port de Rellan a rouvert vendredi.', 'fr', ['after', 'inline', 'before']],
    ['Le Havre attend trois paquebots.', 'fr', ['after', 'before']],
    ['El puerto reabrió el viernes.', 'es', ['after', 'inline', 'before']],
    ['O porto reabriu na sexta-feira.', 'pt', ['after', 'inline', 'before']],
    ['雷勒姆港星期五重新开放。', 'zh', ['before']],
    ['据当地媒体报道，雷勒姆港星期五重新开放。', 'zh', []],
    ['據當地媒體報道，雷勒姆港星期五重新開放。', 'zh', []],
    ['去年秋天，我辞掉了港口的工作。', 'zh', []],
    ['我国港口的吞吐量增长了。', 'zh', ['before']],
    ['港长说：“我们等了一年。”', 'zh', ['before']],
    ['レルム港が金曜日に再開した。', 'ja', ['before']],
    ['私は港の仕事を辞めた。', 'ja', []],
    ['港湾局によると、処理には来週までかかる。', 'ja', []],
  ])('of "%s" (%s) can stand %j', (sentence, language, ways) => {
    expect(weavesOf(sentence, language)).toEqual(ways);
  });

  test('of a long sentence is not left to its end', () => {
    const sentence = `The port reopened ${'and the ships came in one by one '.repeat(4)}on Friday.`;
    expect(weavesOf(sentence, 'en')).toEqual(['inline', 'before']);
  });

  test('takes the place of the full stop, opens the sentence, or stands before it', () => {
    expect(withTail('The port reopened.', ', the BBC reports.')).toBe('The port reopened, the BBC reports.');
    expect(withOpening('According to the BBC, ', 'The port reopened.')).toBe(
      'According to the BBC, the port reopened.',
    );
    expect(withLead('The BBC reports:', 'The port reopened.', 'en')).toBe('The BBC reports: The port reopened.');
    expect(withLead('据BBC报道，', '港口重新开放。', 'zh')).toBe('据BBC报道，港口重新开放。');
  });
});
