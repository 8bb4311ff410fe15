import { serveRequests } from '../../../shared/processes/child-protocol.js';
import { compose } from '../../domain/composing/compose.js';
import { NoMatchingItems } from '../../domain/composing/material.js';
import type { Script } from '../../domain/script.js';
import type { WritingJob } from './child-script-writer.js';

function write({ material, request }: WritingJob): Script | null {
  try {
    return compose(material, { ...request, versions: { icu: process.versions.icu ?? '' } });
  } catch (error) {
    if (error instanceof NoMatchingItems) return null;
    throw error;
  }
}

serveRequests((job: WritingJob) => Promise.resolve(write(job)));
