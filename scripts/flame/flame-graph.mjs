// Flame graphs (Gregg 2013): profiles of V8 become stacks with their time, and these one picture.

/** Time in which a thread waits for work. */
const WAITING = /^\((?:idle|program)\)$|atomicsWait/i;
/** What measures is no part of what is measured. */
const MEASURING = 'flame/profiled.mjs';

const packageOf = (url) => [...url.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1];

/** "file:///…/node_modules/@a/b/c.js" is of @a/b, "file:///…/dist/x/y.js" is x/y.js, "node:fs" stays. */
const placeOf = (url) => packageOf(url) ?? url.replace(/^.*\/dist\//, '').replace(/^file:\/\//, '');

const isWasm = ({ url }) => url.startsWith('wasm:');

/** Functions of WebAssembly have no names: what a package compiled to it takes is one frame. */
function frameOf({ functionName, url }, caller) {
  if (isWasm({ url })) return `WebAssembly of ${placeOf(caller?.url ?? '') || 'Node'}`;
  const name = functionName === '' ? 'anonymous' : functionName;
  return url === '' ? name : `${name} ${placeOf(url)}`;
}

/** Of each node: its frames from the root on. Of a package only what we call of it: its inner names are often minified. */
function stacksOf({ nodes }) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const known = new Map();
  const stackOf = (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const { callFrame } = byId.get(id);
    const parent = parents.has(id) ? stackOf(parents.get(id)) : { frames: [], script: undefined };
    const frame = frameOf(callFrame, parent.script);
    const inside = isWasm(callFrame)
      ? parent.frames.at(-1) === frame
      : packageOf(callFrame.url) !== undefined && packageOf(callFrame.url) === packageOf(parent.script?.url ?? '');
    const frames = callFrame.functionName === '(root)' || inside ? parent.frames : [...parent.frames, frame];
    const stack = { frames, script: isWasm(callFrame) ? parent.script : callFrame };
    known.set(id, stack);
    return stack;
  };
  return new Map(nodes.map(({ id }) => [id, stackOf(id).frames]));
}

/** Microseconds by stack, its frames with semicolons between them, `thread` first; without the time of waiting. */
export function folded(profile, thread) {
  const stacks = stacksOf(profile);
  const times = new Map();
  for (const [index, id] of profile.samples.entries()) {
    const frames = stacks.get(id) ?? [];
    if (frames.length === 0 || WAITING.test(frames.at(-1)) || frames.some((frame) => frame.includes(MEASURING)))
      continue;
    const stack = [thread, ...frames.map((frame) => frame.replaceAll(';', ','))].join(';');
    times.set(stack, (times.get(stack) ?? 0) + Math.max(0, profile.timeDeltas[index]));
  }
  return times;
}

/** The stacks of several threads as one. */
export function merged(all) {
  const sum = new Map();
  for (const times of all) for (const [stack, time] of times) sum.set(stack, (sum.get(stack) ?? 0) + time);
  return sum;
}

function treeOf(times) {
  const root = { name: 'all', time: 0, below: new Map() };
  for (const [stack, time] of times) {
    let node = root;
    node.time += time;
    for (const name of stack.split(';')) {
      if (!node.below.has(name)) node.below.set(name, { name, time: 0, below: new Map() });
      node = node.below.get(name);
      node.time += time;
    }
  }
  return root;
}

const WIDTH = 1200;
const ROW = 17;
const TITLE = 34;
const CHARACTER = 6.3;
/** Narrower ones are not seen. */
const NARROWEST = 1.2;

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The same colour for the same name. */
function colourOf(name) {
  let hash = 7;
  for (const sign of name) hash = (hash * 31 + sign.charCodeAt(0)) % 997;
  return name.startsWith('WebAssembly') ? `hsl(${200 + (hash % 30)} 60% 72%)` : `hsl(${10 + (hash % 45)} 80% 68%)`;
}

function boxesOf(node, total, { x, depth }) {
  const width = (node.time / total) * WIDTH;
  if (width < NARROWEST) return [];
  let next = x;
  const above = [...node.below.values()]
    .toSorted((a, b) => b.time - a.time)
    .flatMap((child) => {
      const boxes = boxesOf(child, total, { x: next, depth: depth + 1 });
      next += (child.time / total) * WIDTH;
      return boxes;
    });
  return [{ name: node.name, time: node.time, x, width, depth }, ...above];
}

/** A picture that needs nothing but itself: widths are shares of the time, what calls lies below what is called. */
export function flameSvg(times, title) {
  const root = treeOf(times);
  const boxes = boxesOf(root, root.time, { x: 0, depth: 0 });
  const rows = boxes.reduce((most, { depth }) => Math.max(most, depth + 1), 0);
  const height = TITLE + rows * ROW + 4;
  const drawn = boxes.map(({ name, time, x, width, depth }) => {
    const y = height - 4 - (depth + 1) * ROW;
    const share = ((time / root.time) * 100).toFixed(1);
    const fits = Math.floor((width - 6) / CHARACTER);
    const label = name.length <= fits ? name : fits > 3 ? `${name.slice(0, fits - 1)}…` : '';
    const text = label === '' ? '' : `<text x="${(x + 3).toFixed(1)}" y="${y + 12}">${escaped(label)}</text>`;
    const rect = `<rect x="${x.toFixed(1)}" y="${y}" width="${(width - 0.5).toFixed(1)}" height="${ROW - 1}" fill="${colourOf(name)}"/>`;
    return `<g><title>${escaped(name)}: ${share} %, ${(time / 1e6).toFixed(2)} s</title>${rect}${text}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="10.5">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fffdf8"/>`,
    `<text x="6" y="21" font-size="14">${escaped(title)}</text>`,
    ...drawn,
    '</svg>\n',
  ].join('\n');
}

/** Seconds and share of what stands in stacks under each of these names. */
export function sharesOf(times, names) {
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  return names.map((name) => {
    const within = [...times].filter(([stack]) => stack.includes(name)).reduce((sum, [, time]) => sum + time, 0);
    return { name, seconds: within / 1e6, share: within / total };
  });
}
