import { writeFile } from 'node:fs/promises';
import type { INestApplication } from '@nestjs/common';
import { PublishedContract } from './published-contract.js';

/** Writes what /openapi.json serves. */
export async function writeOpenApi(app: INestApplication, path = 'openapi.json'): Promise<void> {
  await writeFile(path, await app.get(PublishedContract).text());
}
