import { serveRequests } from '../../../shared/processes/child-protocol.js';
import type { Composition } from '../../application/ports/script-writer.js';
import { compose } from '../../domain/composing/compose.js';
import { NoMatchingItems } from '../../domain/composing/material.js';
import type { WritingJob } from './child-script-writer.js';

const { versions, arch } = process;
const platform = { timeZones: versions.tz ?? '', runtime: `V8 ${versions.v8} ${arch}` };

function write({ material, request }: WritingJob): Composition {
  try {
    const script = compose(material, { ...request, versions: { icu: versions.icu ?? '' } });
    return { script, ledger: script.ledger, platform };
  } catch (error) {
    if (error instanceof NoMatchingItems) return { script: null, ledger: error.ledger, platform };
    throw error;
  }
}

serveRequests((job: WritingJob) => Promise.resolve(write(job)));
