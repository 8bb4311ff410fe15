import { expect, test } from '@jest/globals';
import { jsonValuesIn } from '../../../../src/briefing/adapters/language-model/answer-json.js';

const JSON_TEXT = '{"lines": []}';
const FENCE = '```';

test.each([
  ['as it stands', JSON_TEXT],
  ['in a fence', `Here:\n${FENCE}json\n${JSON_TEXT}\n${FENCE}\nDone [1] {2}.`],
  ['in a fence without a label', `${FENCE}\n\n${JSON_TEXT}${FENCE}`],
  ['in a fence of four marks', `${FENCE}\`JSON \r\n${JSON_TEXT}\n${FENCE}\``],
  ['in a fence behind marks that begin none', `I use ${FENCE} marks: ${FENCE}json\n${JSON_TEXT}\n${FENCE} {x}`],
  ['in a fence behind another one', `${FENCE}\nno {\n${FENCE}\nor\n${FENCE}json\n${JSON_TEXT}\n${FENCE} }`],
  ['behind thoughts', `<think>{"lines": [1]}</think> {</THINKING>\n${JSON_TEXT}`],
  ['amid talk', `Sure: ${JSON_TEXT} as you wished.`],
])('the JSON of an answer is found %s', (_, said) => {
  expect(jsonValuesIn(said)[0]).toEqual({ lines: [] });
});

test('an answer that repeats itself is looked through in one pass', () => {
  const hostile = [
    `${FENCE}json${'\n'.repeat(50_000)}{`,
    `${FENCE}json\n`.repeat(20_000),
    '`'.repeat(50_000),
    '<think>'.repeat(20_000),
    '{'.repeat(50_000),
  ];
  expect(hostile.flatMap(jsonValuesIn)).toEqual([]);
});
