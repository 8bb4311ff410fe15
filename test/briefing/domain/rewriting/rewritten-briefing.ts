import { compose } from '../../../../src/briefing/domain/composing/compose.js';
import { offeredStories, type OfferedStory } from '../../../../src/briefing/domain/rewriting/evidence.js';
import { judged, type AnsweredLine } from '../../../../src/briefing/domain/rewriting/proposal.js';
import type { Evidence, VerifyLine } from '../../../../src/briefing/domain/rewriting/rewriting.js';
import type { Place } from '../../../../src/briefing/domain/rewriting/script-parts.js';
import type { JudgedLine } from '../../../../src/briefing/domain/rewriting/writing.js';
import type { Script } from '../../../../src/briefing/domain/script.js';
import type { Language } from '../../../../src/shared/kernel/language.js';
import { newsIn, NOW } from '../composing/newsroom.js';

export const WHEN = { timezone: 'UTC', now: NOW };

/** The composer's own script of the newsroom of that language. */
export const ownScript = (language: Language, targetMs: number | null = 300_000): Script =>
  compose(newsIn(language), {
    language,
    hosts: [
      { id: 'host_a', name: 'Ada' },
      { id: 'host_b', name: 'Ben' },
    ],
    seed: 'seed',
    targetMs,
    userRequest: '',
    ...WHEN,
    versions: { icu: 'test' },
  });

export const holds: VerifyLine = () => ({ ok: true });

/** Lines of a model, judged by a verifier that lets everything pass but what says "wrong". */
export function judgedLines(
  offered: readonly OfferedStory[],
  answered: readonly AnsweredLine[],
): readonly JudgedLine[] {
  const judging = {
    places: new Map<string, Place>([
      ['open', 'open'],
      ['recap', 'recap'],
      ...offered.map(({ part: { story } }) => [`s${story}`, story] as const),
    ]),
    evidence: new Map(offered.flatMap(({ evidence }) => evidence.map((one) => [one.id, one] as const))),
    dates: new Map<string, string>(),
    ofDays: new Map<string, string>(),
    context: { language: 'en', hosts: ['Ada', 'Ben'] } as const,
    verify: ((line) =>
      line.text.includes('wrong') ? { ok: false, reason: 'It is wrong.' } : { ok: true }) as VerifyLine,
  };
  return answered.map((line) => judged(line, 1, judging));
}

export const said = ({ id, story }: Evidence, text: string, host = 0): AnsweredLine => ({
  place: `s${story}`,
  host,
  text,
  cites: [id],
});

/** Each sentence as it stands, after the source of the story. */
export const repeated = (offered: readonly OfferedStory[]): readonly AnsweredLine[] =>
  offered.flatMap(({ evidence }) =>
    evidence.map((one, index) => said(one, index === 0 ? `${one.source}: ${one.text}` : one.text, index % 2)),
  );

export const offeredIn = (script: Script): readonly OfferedStory[] => offeredStories(script, WHEN);
