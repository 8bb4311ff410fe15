// Writes the event catalogue of docs/auditing.md from the built program: npm run catalogue
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORED } from '../dist/briefing/adapters/eventstore/briefing-codec.js';
import { eventCatalogue } from '../dist/briefing/audit/adapters/eventstore/event-catalogue.js';

const path = join(import.meta.dirname, '../docs/auditing.md');
const between = /(<!-- events: .*? -->\n\n)[\s\S]*?(\n\n<!-- end of events -->)/;

writeFileSync(
  path,
  readFileSync(path, 'utf8').replace(between, (_, begin, end) => begin + eventCatalogue(STORED) + end),
);
