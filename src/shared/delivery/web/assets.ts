import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One static file as it is served. Its name holds the hash of its content, so it may be kept for ever. */
export interface Asset {
  readonly fileName: string;
  readonly url: string;
  readonly etag: string;
  readonly contentType: string;
  readonly body: Buffer;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const IMPORT = /(?<=^import\b[^;]*?from ')\.\/([\w-]+\.js)(?=';)/gms;

/**
 * All files of a folder under names with their hash. Modules import each other by plain names on disk; here the
 * names are replaced by the hashed ones, so that a module's hash changes with everything below it.
 */
export class AssetCatalogue {
  private readonly assets = new Map<string, Asset>();
  private readonly served: ReadonlyMap<string, Asset>;

  constructor(private readonly folder: string) {
    const names = readdirSync(folder).filter((name) => extname(name) in CONTENT_TYPES);
    for (const name of names) this.load(name, []);
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

  private load(name: string, importers: readonly string[]): Asset {
    const known = this.assets.get(name);
    if (known !== undefined) return known;
    if (importers.includes(name)) throw new Error(`assets import each other in a circle: ${importers.join(' → ')}`);
    const text = readFileSync(join(this.folder, name), 'utf8');
    const linked = text.replace(IMPORT, (_, target: string) => `./${this.load(target, [...importers, name]).fileName}`);
    const asset = assetOf(name, Buffer.from(linked));
    this.assets.set(name, asset);
    return asset;
  }
}

function assetOf(name: string, body: Buffer): Asset {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
  const extension = extname(name);
  const fileName = `${name.slice(0, -extension.length)}.${hash}${extension}`;
  const contentType = CONTENT_TYPES[extension] ?? 'application/octet-stream';
  return { fileName, url: `/assets/${fileName}`, etag: `"${hash}"`, contentType, body };
}

/** The files of `assets/`, read once when the program starts. */
export const assetCatalogue = new AssetCatalogue(fileURLToPath(new URL('./assets/', import.meta.url)));

/** `asset('viewer.js')` → `/assets/viewer.<hash>.js` */
export const asset = (name: string): string => assetCatalogue.named(name).url;
