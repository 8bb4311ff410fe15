import { originsOf } from '../matching.js';
import type { Objection, Segment } from '../reading.js';
import { has, isContent, isTime, type Token } from '../token.js';

type Role = 'subject' | 'object' | 'owner';

/** Who does something, and to whom, as the particle after it says. */
interface Actor {
  readonly tokens: readonly Token[];
  readonly role: Role;
}

const SUFFIX = '^(?:者|氏|側|人|ら|さん|たち)?';
const SUBJECT = new RegExp(`${SUFFIX}(?:は|が|も)`, 'u');
const OBJECT = new RegExp(`${SUFFIX}(?:を|に(?!よると|よれば)|から|へ)`, 'u');
const OWNER = new RegExp(`${SUFFIX}の`, 'u');
/** "みられる" and "とされる" are hedges. */
const PASSIVE = /(?<!と)され|(?<!み|見|考え|知|伝え)られ/u;

/** "AはBをCする" is not "BはAをCする"; with a passive the places change. */
export function japaneseRolesOf({ tokens, cited }: Segment, line: string): Objection {
  const [said, given] = [actorsIn(tokens, line), actorsIn(cited.tokens, cited.text)];
  const acting = given.filter(({ role }) => role !== 'owner');
  const passive = PASSIVE.test(line) !== PASSIVE.test(cited.text);
  const wrong = (role: Role): Actor | undefined =>
    said.find((one) => one.role === role && isWrong(rolesIn(acting, one), role, passive));
  const [subject, object] = [wrong('subject'), wrong('object')];
  const owners = exchangedOwners(said, given);
  if (owners !== undefined) return `In ${cited.id}, ${owners} have each other's place.`;
  if (subject === undefined || object === undefined) return undefined;
  return `In ${cited.id}, '${nameOf(subject)}' and '${nameOf(object)}' have each other's place.`;
}

/** "AがBの情報を盗んだ" is not "BがAの情報を盗んだ". */
function exchangedOwners(said: readonly Actor[], given: readonly Actor[]): string | undefined {
  const only = (actor: Actor, role: Role): boolean => {
    const roles = rolesIn(given, actor);
    return roles.length > 0 && roles.every((one) => one === role);
  };
  const subject = said.find(
    (actor) => actor.role === 'subject' && only(actor, 'owner') && actor.tokens[0]?.kind === 'name',
  );
  const owner = said.find(
    (actor) => actor.role === 'owner' && only(actor, 'subject') && actor.tokens[0]?.kind === 'name',
  );
  return subject === undefined || owner === undefined ? undefined : `'${nameOf(subject)}' and '${nameOf(owner)}'`;
}

const TOPIC = new RegExp(`${SUFFIX}は`, 'u');
const INNER = new RegExp(`${SUFFIX}が`, 'u');

/** "AはBがCするよう求めた": who demands is not who shall do it. */
export function japaneseTopicOf({ tokens, cited }: Segment, line: string): Objection {
  if (!tokens.some((token) => has(token, 'said', 'intent'))) return undefined;
  const [topics, inner] = [
    actorsBefore(TOPIC, cited.tokens, cited.text),
    actorsBefore(INNER, cited.tokens, cited.text),
  ];
  if (topics.length === 0) return undefined;
  const wrong = actorsBefore(TOPIC, tokens, line).find((actor) => sharesAny(actor, inner) && !sharesAny(actor, topics));
  return wrong === undefined ? undefined : `In ${cited.id}, '${nameOf(wrong)}' is not who speaks.`;
}

const sharesAny = (actor: Actor, among: readonly Actor[]): boolean =>
  among.some(({ tokens }) => actor.tokens.some((one) => originsOf(one, tokens, 'ja').length > 0));

const actorsBefore = (particle: RegExp, tokens: readonly Token[], text: string): readonly Actor[] => {
  const flat = flattened(text);
  return actorsIn(tokens, text).filter(({ tokens: run }) => {
    const last = run.at(-1);
    return last !== undefined && particle.test(flat.slice(last.at + last.text.length));
  });
};

const flattened = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, ' ');

const nameOf = ({ tokens }: Actor): string => tokens[0]?.text ?? '';

const isWrong = (roles: readonly Role[], role: Role, passive: boolean): boolean =>
  roles.length > 0 && roles.every((one) => (one === role) === passive);

/** The roles of those who share the most with an actor: "韓国代表" shares more with itself than with "日本代表". */
function rolesIn(given: readonly Actor[], actor: Actor): readonly Role[] {
  const shared = given.map(
    ({ tokens }) => actor.tokens.filter((one) => originsOf(one, tokens, 'ja').length > 0).length,
  );
  const most = Math.max(0, ...shared);
  return most === 0 ? [] : given.filter((_, index) => shared[index] === most).map(({ role }) => role);
}

/** The words before each particle, back to where nothing stands between them. */
function actorsIn(tokens: readonly Token[], text: string): readonly Actor[] {
  const flat = flattened(text);
  return tokens.flatMap((token, index) => {
    if (!isContent(token) || isTime(token)) return [];
    const rest = flat.slice(token.at + token.text.length);
    const role = SUBJECT.test(rest) ? 'subject' : OBJECT.test(rest) ? 'object' : OWNER.test(rest) ? 'owner' : undefined;
    return role === undefined ? [] : [{ tokens: runBefore(tokens, index), role }];
  });
}

function runBefore(tokens: readonly Token[], index: number): readonly Token[] {
  const run: Token[] = [];
  for (let at = index; at >= 0; at--) {
    const [token, next] = [tokens[at], run[0]];
    if (token === undefined || !isContent(token) || (next !== undefined && token.at + token.text.length < next.at))
      break;
    run.unshift(token);
  }
  return run;
}
