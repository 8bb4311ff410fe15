import { Injectable } from '@nestjs/common';
import { HttpSettings } from '../../../config/http-settings.js';
import { RememberedTexts } from '../../../shared/storage/memory/remembered-texts.js';
import type { FormerStatus } from '../../application/briefing-progress.js';
import type { OpenedArtifact } from '../../application/queries/get-briefing.js';
import {
  artifactIdOf,
  type ProjectedArtifact,
  type ProjectedBriefing,
} from '../../application/ports/briefing-read-model.js';
import { HostCatalogue } from '../../../shared/kernel/hosts/host-catalogue.js';
import { presentersOf } from '../../domain/presenters.js';
import { progressLabel } from '../../domain/production/progress.js';
import { PROVISIONAL_TITLE } from '../../domain/provisional-title.js';
import { hostsLine, transcriptOf } from '../../domain/audio-metadata.js';
import { audioDataOf, pageDataOf, segmentsOf } from './artifact-data.js';
import type { ArtifactDto } from './artifact.dto.js';

/** Read model → wire. Links are public: they hold the slug, never an id. */
@Injectable()
export class ArtifactPresenter {
  readonly #answers = new RememberedTexts();

  constructor(
    private readonly config: HttpSettings,
    private readonly catalogue: HostCatalogue,
  ) {}

  viewerUrl(slug: string): string {
    return `${this.config.baseUrl}/b/${slug}`;
  }

  /** A host introduces itself there. */
  sampleUrl(hostId: string): string {
    return `${this.config.baseUrl}/hosts/${hostId}/sample.mp3`;
  }

  /** An entry of a list: without the long parts. */
  summary(artifact: ProjectedArtifact): ArtifactDto {
    return artifact.kind === 'audio_brief' ? this.audio(artifact) : this.page(artifact);
  }

  /** As it was in a status that it has left since: without what it has got later. */
  formerly(artifact: ArtifactDto, { status, at, percent }: FormerStatus): ArtifactDto {
    const { id, artifact_id, type, title, host_ids, hosts, viewer_url, created_at, quick_read_artifact_id } = artifact;
    return {
      id,
      artifact_id,
      type,
      title,
      host_ids,
      hosts,
      viewer_url,
      ...(created_at !== undefined && { created_at }),
      ...(quick_read_artifact_id !== undefined && { quick_read_artifact_id }),
      status,
      updated_at: at,
      production_progress: { label: progressLabel(status), overall_percent: percent, updated_at: at },
    };
  }

  full({ contents, ...artifact }: OpenedArtifact): ArtifactDto {
    const { script, recording, corrections } = contents;
    const summary = this.summary(artifact);
    if (script === null) return summary;
    if (artifact.kind === 'briefing_page') return { ...summary, artifact_data: pageDataOf(script, corrections) };
    if (recording === null) return { ...summary, audio_author: hostsLine(script) };
    return {
      ...summary,
      audio_author: hostsLine(script),
      artifact_data: audioDataOf({ script, recording, corrections }, artifact.briefing),
      audio_transcript_segments: segmentsOf(script, recording),
      transcript_text: transcriptOf(script),
    };
  }

  /** What `artifacts/get` answers, as JSON. It follows from the row and from files that are named by their content. */
  answer(artifact: OpenedArtifact): Buffer {
    const { kind, briefing, contents } = artifact;
    const make = (): string => JSON.stringify({ artifact: this.full(artifact) });
    // Whoever waits for a briefing asks again and again, and gets another answer each time.
    if (contents.recording === null) return Buffer.from(make());
    return this.#answers.of({ kind, briefing, corrections: contents.corrections }, make);
  }

  private audio(artifact: ProjectedArtifact): ArtifactDto {
    const { briefing } = artifact;
    const { state } = briefing;
    const label = progressLabel(state.status);
    return {
      ...this.common(artifact),
      status: state.status,
      production_progress: { label, overall_percent: briefing.percent, updated_at: briefing.updatedAt },
      quick_read_artifact_id: briefing.quickReadId,
      ...('failure' in state && { error: { code: state.failure.code, message: state.failure.message } }),
      ...this.audioLinks(briefing),
    };
  }

  private audioLinks({ slug, state }: ProjectedBriefing): Partial<ArtifactDto> {
    if (state.status !== 'ready') return {};
    const url = this.viewerUrl(slug);
    return {
      content_type: 'audio/mpeg',
      audio_url: `${url}/audio.mp3`,
      download_url: `${url}/download`,
      cover_image_url: `${url}/cover.jpg`,
      audio_duration_ms: state.published.durationMs,
      audio_size_bytes: state.published.audio.bytes,
    };
  }

  private page(artifact: ProjectedArtifact): ArtifactDto {
    const { state, slug } = artifact.briefing;
    const common = { ...this.common(artifact), viewer_url: `${this.viewerUrl(slug)}/read` };
    if (state.status === 'composing') return { ...common, status: 'composing' };
    if (state.status !== 'composition_failed') {
      return { ...common, status: 'ready', content_type: 'application/json' };
    }
    return { ...common, status: state.status, error: { code: state.failure.code, message: state.failure.message } };
  }

  private common(artifact: ProjectedArtifact) {
    const { state, slug, createdAt, updatedAt } = artifact.briefing;
    const { language } = state.requested.request;
    const hosts = presentersOf(state, this.catalogue);
    const id = artifactIdOf(artifact);
    return {
      id,
      artifact_id: id,
      type: artifact.kind,
      title: 'composed' in state ? state.composed.title : PROVISIONAL_TITLE[language],
      host_ids: hosts.map((host) => host.id),
      hosts: hosts.map(({ name }) => name),
      viewer_url: this.viewerUrl(slug),
      created_at: createdAt,
      updated_at: updatedAt,
      ...('composed' in state && { coverage_summary: coverageOf(state.composed.coverage) }),
    };
  }
}

const coverageOf = ({ covered, total }: { covered: number; total: number }) => ({
  covered_unique_news_count: covered,
  total_news_count: total,
  coverage_rate: total === 0 ? 0 : Math.round((covered / total) * 10_000) / 10_000,
});
