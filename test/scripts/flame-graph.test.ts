import { describe, expect, test } from '@jest/globals';

interface CallFrame {
  readonly functionName: string;
  readonly url: string;
}

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: CallFrame;
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

interface FlameGraph {
  folded(profile: Profile, thread: string): ReadonlyMap<string, number>;
  merged(all: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number>;
  flameSvg(times: ReadonlyMap<string, number>, title: string): string;
  sharesOf(
    times: ReadonlyMap<string, number>,
    names: readonly string[],
  ): readonly { readonly name: string; readonly seconds: number; readonly share: number }[];
}

const module: string = '../../scripts/flame/flame-graph.mjs';
const { folded, merged, flameSvg, sharesOf } = (await import(module)) as FlameGraph;

const node = (id: number, functionName: string, url: string, children: readonly number[] = []) => ({
  id,
  callFrame: { functionName, url },
  children,
});

const OURS = 'file:///srv/app/dist/briefing/adapters/speech/sound/mp3.js';
const THEIRS = 'file:///srv/app/node_modules/wasm-media-encoders/dist/es/index.mjs';
const PROFILE: Profile = {
  nodes: [
    node(1, '(root)', '', [2, 8, 9, 10]),
    node(2, 'encode', OURS, [3, 11]),
    node(3, 'encode', THEIRS, [4]),
    node(4, 'qx', THEIRS, [5]),
    node(5, 'wasm-function[7]', 'wasm://wasm/0a', [6, 7]),
    node(6, 'wasm-function[8]', 'wasm://wasm/0a'),
    node(7, '(garbage collector)', ''),
    node(8, '(idle)', ''),
    node(9, 'atomicsWaitLoop', 'file:///srv/app/node_modules/piscina/dist/worker.js'),
    node(10, 'start', 'file:///srv/app/scripts/flame/profiled.mjs'),
    node(11, '', OURS),
  ],
  samples: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 6],
  timeDeltas: [10, 20, 30, 40, 50, 60, 700, 800, 900, 5, 50],
};
const ENCODE = 'voices;encode briefing/adapters/speech/sound/mp3.js';

describe('Folding a profile', () => {
  test('adds up time by stack: what a package calls inside of itself is one frame, and so is its WebAssembly', () => {
    const called = `${ENCODE};encode wasm-media-encoders`;
    expect(Object.fromEntries(folded(PROFILE, 'voices'))).toEqual({
      [ENCODE]: 10,
      [`${ENCODE};anonymous briefing/adapters/speech/sound/mp3.js`]: 5,
      [called]: 50,
      [`${called};WebAssembly of wasm-media-encoders`]: 140,
      [`${called};WebAssembly of wasm-media-encoders;(garbage collector)`]: 60,
    });
  });

  test('leaves out the time in which a thread waits, and what measures', () => {
    const stacks = [...folded(PROFILE, 'voices').keys()].join();
    expect(stacks).not.toMatch(/idle|Wait|profiled/);
  });

  test('of several threads is the sum of each', () => {
    const both = merged([folded(PROFILE, 'voices'), folded(PROFILE, 'voices'), folded(PROFILE, 'studio')]);
    expect(both.get(ENCODE)).toBe(20);
    expect(both.get(ENCODE.replace('voices', 'studio'))).toBe(10);
  });
});

describe('A flame graph', () => {
  const times = new Map([
    ['a;b <script>alert(1)</script>', 600_000],
    ['a;c', 300_000],
    ['d', 100_000],
    ['a;tiny', 10],
  ]);
  const svg = flameSvg(times, 'Ten & more');
  const widths = Object.fromEntries(
    [...svg.matchAll(/<title>([^:]+): [^<]*<\/title><rect x="[\d.]+" y="\d+" width="([\d.]+)"/g)].map(
      ([, name, width]) => [name, Number(width)],
    ),
  );

  test('is as wide for each function as its share of the time', () => {
    expect(widths['all']).toBeCloseTo(1199.5, 0);
    expect(widths['a']).toBeCloseTo(1080, -1);
    expect(widths['c']).toBeCloseTo(360, -1);
    expect(widths['d']).toBeCloseTo(120, -1);
    expect(widths['tiny']).toBeUndefined();
  });

  test('is one file with nothing in it that runs or is fetched', () => {
    expect(svg).toContain('Ten &#38; more');
    expect(svg).not.toMatch(/<script|href|url\(|<image/);
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
    expect(svg.trimEnd().endsWith('</svg>')).toBe(true);
  });

  test('has its figures in words, too', () => {
    expect(sharesOf(times, ['script', 'd'])).toEqual([
      { name: 'script', seconds: expect.closeTo(0.6, 3), share: expect.closeTo(0.6, 3) },
      { name: 'd', seconds: expect.closeTo(0.1, 3), share: expect.closeTo(0.1, 3) },
    ]);
  });
});
