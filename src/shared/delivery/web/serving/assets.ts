import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EncodedText } from '../../http/encoded-text.js';

/** One static file as it is served. Its name holds the hash of its content, so it may be kept for ever. */
export interface Asset {
  readonly fileName: string;
  readonly url: string;
  readonly text: EncodedText;
  readonly contentType: string;
  readonly body: Buffer;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

const IMPORT = /(?<=^import\b[^;]*?from ')\.{1,2}\/(?:[\w.-]+\/)*([\w-]+\.js)(?=';)/gms;

const STYLE_IMPORT = /^@import '\.\/([\w-]+\.css)';\n/gm;

/** Comments that have lines of their own: what engineers read is not sent to everybody who opens a page. */
const COMMENT = String.raw`\/\*(?:[^*]|\*(?!\/))*\*\/[ \t]*`;
const COMMENTS: Readonly<Record<string, RegExp>> = {
  '.js': new RegExp(String.raw`^[ \t]*(?:\/\/.*|${COMMENT})\n`, 'gm'),
  '.css': new RegExp(String.raw`^[ \t]*${COMMENT}\n`, 'gm'),
};

/**
 * All files of some folders under names with their hash; a name is there once. Modules import each other by plain names
 * on disk; here the names are replaced by the hashed ones, so that a module's hash changes with everything below it.
 * A style that imports others is served with them in it: browsers would fetch one after the other.
 */
export class AssetCatalogue {
  private readonly files = new Map<string, string>();
  private readonly assets = new Map<string, Asset>();
  private readonly served: ReadonlyMap<string, Asset>;

  constructor(...folders: readonly string[]) {
    for (const folder of folders) this.find(folder);
    for (const name of this.files.keys()) this.load(name, []);
    this.served = new Map([...this.assets.values()].map((asset) => [asset.fileName, asset]));
  }

  /** By its name on disk. Throws for an unknown one: a page that links to nothing is a bug. */
  named(name: string): Asset {
    const asset = this.assets.get(name);
    if (asset === undefined) throw new Error(`no asset ${name}`);
    return asset;
  }

  /** By the name under which it is served; undefined for any other. */
  at(fileName: string): Asset | undefined {
    return this.served.get(fileName);
  }

  private find(folder: string): void {
    for (const name of readdirSync(folder).filter((file) => extname(file) in CONTENT_TYPES)) {
      if (this.files.has(name)) throw new Error(`two assets are called ${name}`);
      this.files.set(name, join(folder, name));
    }
  }

  private load(name: string, importers: readonly string[]): Asset {
    const known = this.assets.get(name);
    if (known !== undefined) return known;
    if (importers.includes(name)) throw new Error(`assets import each other in a circle: ${importers.join(' → ')}`);
    const file = this.files.get(name);
    if (file === undefined) throw new Error(`${importers.at(-1)} imports ${name}, and there is no such asset`);
    const asset = assetOf(name, this.linked(name, readFileSync(file), importers));
    this.assets.set(name, asset);
    return asset;
  }

  /** With the names under which the others are served. */
  private linked(name: string, body: Buffer, importers: readonly string[]): Buffer {
    const comments = COMMENTS[extname(name)];
    if (comments === undefined) return body;
    const below = (target: string): Asset => this.load(target, [...importers, name]);
    const linked = body
      .toString()
      .replace(comments, '')
      .replace(IMPORT, (_, target: string) => `./${below(target).fileName}`)
      .replace(STYLE_IMPORT, (_, target: string) => below(target).body.toString());
    return Buffer.from(linked);
  }
}

function assetOf(name: string, body: Buffer): Asset {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
  const extension = extname(name);
  const fileName = `${name.slice(0, -extension.length)}.${hash}${extension}`;
  const contentType = CONTENT_TYPES[extension] ?? 'application/octet-stream';
  return { fileName, url: `/assets/${fileName}`, contentType, body, text: new EncodedText(body, hash) };
}

const SOURCES = fileURLToPath(new URL('../../../../', import.meta.url));
const FOLDERS = globSync('{shared/delivery/web,*/adapters/web,*/*/adapters/web}/assets', { cwd: SOURCES });

/** The files of `assets/` beside the pages of each context and of this folder, read once when the program starts. */
export const assetCatalogue = new AssetCatalogue(...FOLDERS.map((folder) => join(SOURCES, folder)));

/** `asset('viewer.js')` → `/assets/viewer.<hash>.js` */
export const asset = (name: string): string => assetCatalogue.named(name).url;
