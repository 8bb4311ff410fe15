import { writeFile } from 'node:fs/promises';
import type { INestApplication } from '@nestjs/common';
import { PublishedContract } from './published-contract.js';

/** As it is checked in. */
export const openApiText = (app: INestApplication): string =>
  `${JSON.stringify(app.get(PublishedContract).document, null, 2)}\n`;

/** Writes what /openapi.json serves. */
export async function writeOpenApi(app: INestApplication, path = 'openapi.json'): Promise<void> {
  await writeFile(path, openApiText(app));
}
