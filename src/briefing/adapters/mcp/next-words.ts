import type { ArtifactDto } from '../http/artifact.dto.js';

/** What an agent does with a briefing in this state. Our words only: nothing out of a feed stands here. */
export function nextWords({ id, status, viewer_url, production_progress: progress, error }: ArtifactDto): string {
  if (status === 'ready') {
    return `It is ready. Give the person ${viewer_url} to listen and read; the resource briefing://${id} is its text.`;
  }
  if (error?.code === 'no_matching_items') {
    return 'There was nothing to say. Look at list_items, then ask again with a wider scope or another request.';
  }
  if (error !== undefined) {
    return 'It failed, and does not count against the allowance. create_briefing may be called again.';
  }
  return (
    `It is being made (${progress?.overall_percent ?? 0} %), which takes from seconds to some minutes. Call get_briefing ` +
    `with id ${id} about every 10 s until status is ready, failed or composition_failed; meanwhile ${viewer_url} shows ` +
    'the person how far it is.'
  );
}
