import { Ajv2020 } from 'ajv/dist/2020.js';
import { ANSWER_SHAPE, type Answer } from '../../domain/rewriting/proposal.js';
import type { Tokens } from '../../domain/rewriting/writing.js';
import { jsonValuesIn } from './answer-json.js';
import { completionOfStream } from './event-stream.js';

/** What of a chat completion is read; whatever else is there does not matter. */
export interface Completion {
  readonly choices: readonly Choice[];
  readonly usage?: { readonly prompt_tokens?: number | null; readonly completion_tokens?: number | null } | null;
}

interface Choice {
  readonly message: Message;
  readonly finish_reason?: string | null;
}

interface Message {
  readonly content?: string | readonly Part[] | null;
  /** What the model thought, by either of two names; some services put the answer there and leave `content` empty. */
  readonly reasoning_content?: string | null;
  readonly reasoning?: string | null;
  readonly refusal?: string | null;
}

interface Part {
  readonly type?: string;
  readonly text?: string;
}

const nullable = (type: string) => ({ type: [type, 'null'] });
const COUNT = { type: ['integer', 'null'], minimum: 0, maximum: 1_000_000_000 };

const COMPLETION = {
  type: 'object',
  required: ['choices'],
  properties: {
    choices: {
      type: 'array',
      items: {
        type: 'object',
        required: ['message'],
        properties: {
          message: {
            type: 'object',
            properties: {
              content: {
                anyOf: [
                  nullable('string'),
                  { type: 'array', items: { type: 'object', properties: { text: { type: 'string' } } } },
                ],
              },
              reasoning_content: nullable('string'),
              reasoning: nullable('string'),
              refusal: nullable('string'),
            },
          },
          finish_reason: nullable('string'),
        },
      },
    },
    usage: {
      type: ['object', 'null'],
      properties: { prompt_tokens: COUNT, completion_tokens: COUNT },
    },
  },
};

type LooseAnswer = Omit<Answer, 'lines'> & { readonly lines: readonly LooseLine[] };

let compiled: ReturnType<typeof compile> | null = null;

/** With the first answer: compiling takes a tenth of a second of every start, and most services ask no model. */
const shapes = (): ReturnType<typeof compile> => (compiled ??= compile());

function compile() {
  const ajv = new Ajv2020({ strict: false });
  return { isCompletion: ajv.compile<Completion>(COMPLETION), isAnswer: ajv.compile<LooseAnswer>(ANSWER_SHAPE) };
}

/** A host who is not named is the first. */
type LooseLine = Omit<Answer['lines'][number], 'host'> & { readonly host?: number };

/** What an answer of status 200 comes to. */
export type Read =
  | { readonly outcome: 'answer'; readonly answer: Answer; readonly usage: Usage }
  | { readonly outcome: 'refused' | 'cut_off' | 'unusable'; readonly usage: Usage };

/** As the service counts; null: it does not say, `length` characters came back. */
export type Usage = Pick<Tokens, 'prompt' | 'completion'> | { readonly said: string };

/** Reads what a service sent as a chat completion, whatever it calls it, and finds the answer in it. */
export function readCompletion(body: string): Read {
  const completion = /^\s*(?:data|event|id|retry|:)/.test(body) ? completionOfStream(body) : parsed(body);
  if (!shapes().isCompletion(completion)) return { outcome: 'unusable', usage: { said: '' } };
  const [choice] = completion.choices;
  const said = choice === undefined ? '' : saidIn(choice.message);
  const usage = usageOf(completion, said);
  if (choice === undefined || choice.finish_reason === 'error') return { outcome: 'unusable', usage };
  if ((choice.message.refusal ?? '') !== '' || choice.finish_reason === 'content_filter')
    return { outcome: 'refused', usage };
  if (choice.finish_reason === 'length') return { outcome: 'cut_off', usage };
  const answer = answerIn(said);
  return answer === null ? { outcome: 'unusable', usage } : { outcome: 'answer', answer, usage };
}

function parsed(body: string): unknown {
  try {
    // Some services send blank lines while they work, so that nobody hangs up.
    return JSON.parse(body.trim());
  } catch {
    return null;
  }
}

/** An answer among the thoughts is believed no more than another: each line of it is verified. */
function saidIn({ content, reasoning_content: thought, reasoning }: Message): string {
  const said = textOf(content);
  return said.trim() === '' ? (thought ?? reasoning ?? '') : said;
}

const textOf = (content: Message['content']): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join('');

function usageOf({ usage }: Completion, said: string): Usage {
  const { prompt_tokens: prompt, completion_tokens: completion } = usage ?? {};
  // A question of no tokens was not counted.
  return typeof prompt !== 'number' || typeof completion !== 'number' || prompt === 0
    ? { said }
    : { prompt, completion };
}

function answerIn(said: string): Answer | null {
  for (const value of jsonValuesIn(said)) {
    const whole = Array.isArray(value) ? { lines: value } : value;
    if (shapes().isAnswer(whole)) return { lines: whole.lines.map((line) => ({ ...line, host: line.host ?? 0 })) };
  }
  return null;
}
