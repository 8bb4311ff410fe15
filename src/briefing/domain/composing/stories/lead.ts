import { TopicEvidence } from '../../request/topics/topic-evidence.js';
import type { Topic } from '../../request/understood.js';
import type { Member, RankedStory } from './ranking.js';

/** What matters beyond those who like it. */
const WEIGHTY: readonly Topic[] = [
  'politics',
  'economy',
  'war',
  'crime',
  'health',
  'climate',
  'science',
  'technology',
  'ai',
];
/** A lead can be told for some twenty seconds at least. */
const BODY = 0.3;
/** A story of weight comes before a better one only when it is not much less worth. */
const MARGIN = 0.9;
/** Stories that are wanted nearly as much as the best. */
const AS_WANTED = 0.6;

/**
 * Puts first what an editor would lead with: a story with a body that two sources have, or of weight; never gossip, routine,
 * advertising or a lone headline while there is anything better. What the listener wants comes before all that.
 */
export function withLead(stories: readonly RankedStory[]): readonly RankedStory[] {
  const best = stories[0];
  if (best === undefined) return stories;
  const wanted = stories.filter((story) => story.wanted >= Math.min(best.wanted, best.wanted * AS_WANTED));
  const lead = leadAmong(wanted) ?? leadAmong(stories) ?? best;
  return lead === best ? stories : [lead, ...stories.filter((story) => story !== lead)];
}

function leadAmong(stories: readonly RankedStory[]): RankedStory | undefined {
  const told = stories.find((story) => story.richness >= BODY && isNews(story));
  if (told === undefined)
    return stories.find(isNews) ?? stories.find(({ soft }) => soft !== 'advertising' && soft !== 'no-news');
  const rivals = stories.filter(({ richness, score }) => richness >= BODY && score >= told.score - MARGIN);
  return rivals.find((story) => (story.sources > 1 || isWeighty(story)) && isNews(story)) ?? told;
}

const isNews = (story: RankedStory): boolean => story.soft === null && !isGossip(story);

const isWeighty = (story: RankedStory): boolean =>
  most(story.members, (evidence) => WEIGHTY.some((topic) => evidence.touches(topic)));

const isGossip = (story: RankedStory): boolean => most(story.members, (evidence) => evidence.isAbout('celebrity'));

const most = (members: readonly Member[], holds: (evidence: TopicEvidence) => boolean): boolean =>
  members.filter(({ reading: { item, language } }) => holds(new TopicEvidence({ ...item, language }))).length >
  members.length / 2;
