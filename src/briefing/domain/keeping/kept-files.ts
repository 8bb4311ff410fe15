import { isOwned, type Briefing } from '../briefing-state.js';
import type { MediaRef } from '../events.js';

/** JSON files first: the others are made from them. */
const KINDS = ['json', 'cover', 'frames', 'audio'] as const;
export type FileKind = (typeof KINDS)[number];

export interface KeptFile {
  readonly kind: FileKind;
  readonly ref: MediaRef;
}

/** All files that the history of a briefing speaks of, in the order in which they can be made again. */
export function filesOf(state: Briefing): readonly KeptFile[] {
  if (!isOwned(state)) return [];
  const found = refsIn(state).map((ref) => ({ kind: kindOf(ref), ref }));
  return found.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

/** By its name, which ends the key. */
function kindOf({ key }: MediaRef): FileKind {
  if (key.endsWith('.json')) return 'json';
  if (key.endsWith('.jpg')) return 'cover';
  return key.endsWith('.mp3') ? 'audio' : 'frames';
}

function refsIn(value: unknown): readonly MediaRef[] {
  if (typeof value !== 'object' || value === null) return [];
  return isRef(value) ? [value] : Object.values(value).flatMap(refsIn);
}

const isRef = (value: object): value is MediaRef => 'key' in value && 'bytes' in value && 'sha256' in value;
