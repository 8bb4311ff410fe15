import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type * as Yaml from 'yaml';
import { ConfigError } from './environment.js';

/** The way to a value: keys of mappings and places in lists, from the outside inwards. */
export type PathInFile = readonly (string | number)[];

/** A file that an operator wrote, with what is needed to say where something in it is wrong. */
export interface OperatorFile {
  /** Plain JSON; null when there is nothing in the file. */
  readonly value: unknown;
  /** To be thrown: names the variable, the file and the line of what stands at `path`, or of what encloses it. */
  wrong(path: PathInFile, words: string): ConfigError;
}

export interface OperatorFileOptions {
  /** Scalars stay as they are written: `3.10`, `no` and `5G` are texts. Otherwise as in JSON (YAML 1.2 core). */
  readonly textsOnly?: boolean;
}

/** Reads YAML, and JSON as a part of it. `variable` names the file in the environment. Throws ConfigError. */
export function readOperatorFile(variable: string, path: string, options: OperatorFileOptions = {}): OperatorFile {
  const file = resolve(path);
  const yaml = library();
  const lines = new yaml.LineCounter();
  const wrongAt = (line: number, words: string): ConfigError =>
    new ConfigError(`${variable}: line ${line} of ${file}: ${words}`);
  const schema = options.textsOnly === true ? 'failsafe' : 'core';
  const document = yaml.parseDocument(contentOf(variable, file), {
    lineCounter: lines,
    schema,
    prettyErrors: false,
    // The library compares each key with all before it: ten thousand take seconds.
    uniqueKeys: false,
  });
  const [fault] = document.errors;
  if (fault !== undefined) {
    throw wrongAt(lines.linePos(fault.pos[0]).line, `This is not YAML or JSON: ${fault.message}.`);
  }
  const repeated = repeatedKeyOf(yaml, document);
  if (repeated !== null) {
    throw wrongAt(lines.linePos(repeated.range?.[0] ?? 0).line, 'This key stands here for the second time.');
  }
  return {
    value: valueOf(document, (words) => wrongAt(1, words)),
    wrong: (at, words) => wrongAt(lines.linePos(offsetOf(yaml, document, at)).line, words),
  };
}

/** Most operators have no such file: the library is loaded for those who have. */
const library = (): typeof Yaml => createRequire(import.meta.url)('yaml') as typeof Yaml;

const NOT_READ: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EISDIR: 'is a folder',
  EACCES: 'may not be read by this process',
};

function contentOf(variable: string, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    const why = NOT_READ[(error as NodeJS.ErrnoException).code ?? ''] ?? 'cannot be read as text in UTF-8';
    throw new ConfigError(`${variable}: ${file} ${why}.`);
  }
}

function repeatedKeyOf(yaml: typeof Yaml, document: Yaml.Document.Parsed): Yaml.Node | null {
  let repeated: Yaml.Node | null = null;
  yaml.visit(document, {
    Map: (_, { items }) => {
      const seen = new Set<string>();
      for (const { key } of items) {
        if (yaml.isNode(key) && seen.has(textOf(yaml, key))) {
          repeated = key;
          return yaml.visit.BREAK;
        }
        seen.add(textOf(yaml, key));
      }
      return undefined;
    },
  });
  return repeated;
}

/** Aliases that multiply into more than anybody would write are refused by the library. */
function valueOf(document: Yaml.Document.Parsed, wrong: (words: string) => ConfigError): unknown {
  try {
    return document.toJS();
  } catch (error) {
    throw wrong(`This cannot be read: ${(error as Error).message}.`);
  }
}

function offsetOf(yaml: typeof Yaml, document: Yaml.Document.Parsed, path: PathInFile): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range[0] ?? 0;
  for (const step of path) {
    const within = yaml.isAlias(node) ? node.resolve(document) : node;
    const pair = yaml.isMap(within) ? within.items.find(({ key }) => textOf(yaml, key) === String(step)) : undefined;
    const place = pair?.key ?? (yaml.isSeq(within) ? within.items[Number(step)] : undefined);
    if (!yaml.isNode(place)) break;
    offset = place.range?.[0] ?? offset;
    node = pair === undefined ? place : pair.value;
  }
  return offset;
}

const textOf = (yaml: typeof Yaml, key: unknown): string => (yaml.isScalar(key) ? String(key.value) : '');
