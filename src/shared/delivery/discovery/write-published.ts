import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { PublicDocuments } from './public-documents.js';
import { SITE_MAP } from './site-map.js';

/** A reserved host (RFC 2606), so that the checked-in documents are the same on every machine. */
export const EXAMPLE_BASE_URL = 'https://briefings.example.org';

/** Below this folder, a document has the path that it is served at; a dot at the front is left out. */
export const PUBLISHED_FOLDER = 'docs/published';

export interface PublishedFile {
  /** Below PUBLISHED_FOLDER. */
  readonly name: string;
  readonly text: string;
}

/** All documents but the contract, which has a file of its own. The app must have started. */
export const publishedFiles = async (app: INestApplication): Promise<readonly PublishedFile[]> =>
  (await app.get(PublicDocuments).all())
    .filter(({ document }) => document.path !== SITE_MAP.contract)
    .map(({ document, text }) => ({ name: document.path.replace(/^\/\.?/, ''), text }));

/** Writes what is served, in place of what was written before. */
export async function writePublished(app: INestApplication, folder = PUBLISHED_FOLDER): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const { name, text } of await publishedFiles(app)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
