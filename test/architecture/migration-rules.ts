/** Tables that grow with use: a plain `create index` or a checked constraint would stop writing to them for minutes. */
export const LARGE = [
  'briefing.briefing',
  'briefing.change',
  'briefing.citation',
  'eventstore.event',
  'feed.article',
  'feed.fetch_log',
  'feed.item',
  'feed.item_text',
  'feed.opened_item',
  'identity.caller',
  'identity.security_event',
  'identity.token',
  'shows.episode',
  'shows.podcast_episode',
  'subscriptions.subscription',
];

const large = `(?:${LARGE.map((name) => name.replace('.', '\\.')).join('|')})\\b`;
const KEPT_AFTER_DROP = 'constraint|default|not null|expression|identity|index|if exists constraint';

/** What an older program, which runs beside the new one, would fail or wait for. */
const HARMS: Readonly<Record<string, RegExp>> = {
  'takes away what an older program reads': new RegExp(
    `\\bdrop (?:table|column|schema|view|materialized view|sequence|type|function)\\b|\\balter table [\\w.]+ (?:[^;]*, ?)?drop (?!column|${KEPT_AFTER_DROP})\\w`,
  ),
  'renames what an older program reads': /\brename (?:to|column|\w+ to)\b/,
  'wants a value that an older program does not write':
    /\badd (?:column )?(?:if not exists )?(?!constraint|primary|unique|check)\w+ [^,;]*?\bnot null\b(?![^,;]*\b(?:default|generated)\b)(?<!\b(?:default|generated)\b[^,;]*)|\bset not null\b/,
  'changes a type': /\balter (?:column )?\w+ (?:set data )?type\b/,
  'builds an index while nobody can write': new RegExp(
    `\\bcreate (?:unique )?index (?!concurrently)(?:if not exists )?\\w+ on (?:only )?${large}`,
  ),
  'looks through a large table while nobody can write': new RegExp(
    `\\balter table ${large}[^;]*\\badd constraint\\b(?![^;]*\\bnot valid\\b)`,
  ),
};

/** Named in the migration's comment: the release whose program no longer used what goes. */
const UNUSED_SINCE = /\bunused since \d+\.\d+\.\d+\b/i;
/** What older programs read in its name: they do not start on the database afterwards (ADR 0118). */
const REQUIRED = /\bclass Require\w+ /;

/** Of the text of a migration, what its `up` does; constants count, since it may be made of them. */
function forward(source: string): string {
  const [before = '', after = ''] = source.split(/^ {2}async down\(/m);
  const constants = after.split(/^}$/m).slice(1).join('\n');
  // Each statement ends where its text does.
  return `${before}${constants}`.replaceAll(/[`'"]/g, ';').replaceAll(/\s+/g, ' ').toLowerCase();
}

/** What is wrong with a migration while two versions of the program share the database, or an older one comes back to it. */
export function harmsOf(source: string): string[] {
  if (UNUSED_SINCE.test(source)) return REQUIRED.test(source) ? [] : ['does not keep older programs away by its name'];
  return Object.entries(HARMS).flatMap(([harm, pattern]) => (pattern.test(forward(source)) ? [harm] : []));
}
