/** Name → labels of its series; none where there is no series yet. */
export type Exposed = ReadonlyMap<string, ReadonlySet<string>>;

const SERIES = /^(?<name>[a-zA-Z_:][\w:]*)(?:\{(?<labels>.*)\})? /;

/** What the text format of Prometheus declares, histograms by the name that they have without `_bucket`. */
export function exposedIn(text: string): Exposed {
  const exposed = new Map<string, Set<string>>();
  for (const [, name = ''] of text.matchAll(/^# TYPE (\S+) /gm)) exposed.set(name, new Set());
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const { name = '', labels = '' } = SERIES.exec(line)?.groups ?? {};
    const known = exposed.get(name) ?? exposed.get(name.replace(/_(bucket|sum|count)$/, ''));
    if (known === undefined) throw new Error(`a series without a type: ${line}`);
    for (const [, label = ''] of labels.matchAll(/([a-z_]+)="/g)) if (label !== 'le') known.add(label);
  }
  return exposed;
}
