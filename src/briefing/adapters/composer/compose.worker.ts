import { serveRequests } from '../../../shared/outbound/processes/child-protocol.js';
import type { Composition } from '../../application/ports/script-writer.js';
import { compose } from '../../domain/composing/compose.js';
import { versionsWith } from '../../domain/composing/engine.js';
import { NoMatchingItems } from '../../domain/composing/material.js';
import type { WarmUpJob, WritingJob } from './child-script-writer.js';
import { meaningless } from './warm-up.js';

const icu = process.versions.icu ?? '';
const versions = versionsWith(icu);
const platform = {
  timeZones: process.versions.tz ?? '',
  runtime: `V8 ${process.versions.v8} ${process.arch}`,
};

function write({ material, request }: WritingJob): Composition {
  try {
    const script = compose(material, { ...request, versions: { icu } });
    return { script, ledger: script.ledger, versions, platform };
  } catch (error) {
    if (error instanceof NoMatchingItems) return { script: null, ledger: error.ledger, versions, platform };
    throw error;
  }
}

serveRequests((job: WritingJob | WarmUpJob) => Promise.resolve(write('warmUp' in job ? meaningless(job.warmUp) : job)));
