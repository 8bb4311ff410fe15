import type { AclChange, Right } from '../../storage/eventstoredb/eventstoredb-acl.js';
import type { UserRights } from '../../storage/eventstoredb/eventstoredb-guard.js';

/** As it stands after "Tried as NAME: ". */
export function rightsInWords({ lacks, deletes, writesMetadata }: UserRights): string {
  const needed = ['append to streams', 'read streams', 'read $all'] as const;
  const harmful = [...(deletes ? ['delete streams'] : []), ...(writesMetadata ? ["write streams' metadata"] : [])];
  const harmless = [...(deletes ? [] : ['delete streams']), ...(writesMetadata ? [] : ["write streams' metadata"])];
  const may = [...needed.filter((one) => !lacks.includes(one)), ...harmful];
  const mayNot = [...lacks, ...harmless];
  return [...sentence('it may', may), ...sentence('it may not', mayNot)].join('; ');
}

const sentence = (beginning: string, rights: readonly string[]): readonly string[] =>
  rights.length === 0 ? [] : [`${beginning} ${rights.join(', ')}`];

/** What the service's user may do although it has been taken from everybody, and how that ends. */
export function whyStill({ administers, lacks }: UserRights): string {
  if (administers) {
    return 'It is a member of $admins, whom no access control list holds back: take it out of that group, or make another user for the service.';
  }
  return lacks.length > 0
    ? 'A policy of the server seems to keep it from that.'
    : 'It may be in a group that has the right, or a policy of the server gives it.';
}

const OF_STREAMS: Readonly<Record<Right, string>> = {
  $r: 'read them',
  $w: 'append to them',
  $d: 'delete them',
  $mr: 'read their metadata',
  $mw: 'write their metadata',
};

/** One line for each right: who has it, and who should. */
export function changesInWords({ stream, changes }: AclChange): readonly string[] {
  const ofAll = stream === '$$$all';
  const heading = ofAll
    ? 'All events of this EventStoreDB in one ($all):'
    : 'All streams that have no rights of their own, those of other services too:';
  return [
    heading,
    ...changes.map(({ right, before, after }) => {
      const what = ofAll ? 'read it' : OF_STREAMS[right];
      return `  ${what}: ${named(before)} → ${named(after)}`;
    }),
  ];
}

/** The name of the group of all who sign in is also that of a stream. */
const named = (roles: readonly string[]): string =>
  roles.map((role) => (role === '$all' ? 'everybody' : role)).join(', ');
