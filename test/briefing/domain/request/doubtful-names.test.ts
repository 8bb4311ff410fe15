import { expect, test } from '@jest/globals';
import { TopicEvidence } from '../../../../src/briefing/domain/request/topics/topic-evidence.js';
import type { Topic } from '../../../../src/briefing/domain/request/understood.js';
import type { Language } from '../../../../src/shared/kernel/language.js';

test.each<[Language, string, Topic]>([
  ['en', 'Army finds an arsenal of rockets in the cellar', 'football'],
  ['en', 'Army finds an arsenal of rockets in the cellar', 'sport'],
  ['fr', 'La récolte de la variété Apple Crisp', 'technology'],
  ['en', 'Rail plan spurs debate in the valley', 'sport'],
  ['en', 'US open to talks with its neighbours', 'sport'],
  ['fr', 'Les Canadiens votent lundi', 'sport'],
  ['fr', 'Tu mets combien de sel dans la soupe ?', 'sport'],
  ['en', 'Storm breaks windows across the coast', 'technology'],
  ['en', 'Apple harvest is the smallest in years', 'technology'],
  ['en', 'Spies shared intel on the border', 'technology'],
])('in %s an everyday word decides no subject: %s', (language, title, topic) => {
  expect(new TopicEvidence({ title, text: '', url: null, language }).touches(topic)).toBe(false);
});
