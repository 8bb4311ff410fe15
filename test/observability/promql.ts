import { parser } from '@prometheus-io/lezer-promql';

/** What an expression names. */
export interface Named {
  readonly metrics: ReadonlySet<string>;
  /** Of matchers, groupings and joins. */
  readonly labels: ReadonlySet<string>;
}

/** Throws when it is no PromQL. */
export function namedIn(expression: string): Named {
  const metrics = new Set<string>();
  const labels = new Set<string>();
  parser.parse(expression).iterate({
    enter: ({ name, from, to, type }) => {
      const text = expression.slice(from, to);
      if (type.isError) throw new Error(`no PromQL at ${from}: ${expression}`);
      if (name === 'Identifier') metrics.add(text);
      if (name === 'LabelName') labels.add(text);
    },
  });
  return { metrics, labels };
}
