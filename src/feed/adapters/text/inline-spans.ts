import type { Span } from '../../domain/content-block.js';

/** An inline element that is open; `name`: of the element. */
export type InlineMark =
  | { readonly name: string; readonly kind: 'strong' | 'emphasis' | 'code' | 'plain' }
  | { readonly name: string; readonly kind: 'link'; readonly url: string };

/** Words, or null for a line break, with the marks around them, the outer one first. */
export interface Run {
  readonly text: string | null;
  readonly marks: readonly InlineMark[];
}

/** The same nested: runs beside each other in one mark are in it together. */
export function spansOf(runs: readonly Run[], level = 0): readonly Span[] {
  const spans: Span[] = [];
  let at = 0;
  while (at < runs.length) {
    const mark = runs[at]?.marks[level];
    const within = runs.slice(at, endOf(runs, at, level));
    if (mark === undefined) spans.push(...within.map(leafOf));
    else spans.push(...marked(mark, spansOf(within, level + 1)));
    at += within.length;
  }
  return spans;
}

/** Where another mark begins, or none is any more. */
function endOf(runs: readonly Run[], at: number, level: number): number {
  const mark = runs[at]?.marks[level];
  if (mark === undefined) return at + 1;
  for (let end = at + 1; end < runs.length; end += 1) if (runs[end]?.marks[level] !== mark) return end;
  return runs.length;
}

const leafOf = ({ text }: Run): Span => (text === null ? { kind: 'break' } : { kind: 'text', text });

function marked(mark: InlineMark, spans: readonly Span[]): readonly Span[] {
  if (mark.kind === 'plain') return spans;
  return [mark.kind === 'link' ? { kind: 'link', url: mark.url, spans } : { kind: mark.kind, spans }];
}
