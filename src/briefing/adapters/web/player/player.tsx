import { clockTime } from '../../../../shared/delivery/web/language/formats.js';
import { Outline } from '../../../../shared/delivery/web/shell/outline.js';
import { Icon, SkipIcon, Waveform } from '../viewer/illustrations.js';
import { PlayerMore } from './player-more.js';
import { silencesOf } from './silences.js';
import type { ReadyModel } from '../viewer/viewer-model.js';
import type { Words } from '../words.js';

interface PlayerProps {
  readonly model: ReadyModel;
  readonly words: Words['player'];
}

/** The browser's own controls; the script puts ours in their place. */
export function Player({ model, words }: PlayerProps) {
  return (
    <section
      class="player"
      aria-label={words.region}
      data-player
      data-path={model.viewerUrl}
      data-title={model.title}
      data-playback-url={model.playbackUrl}
      data-artist={model.hosts.join(', ')}
      data-cover={model.coverUrl ?? undefined}
      data-duration={(model.durationMs / 1000).toFixed(1)}
      data-silences={silencesOf(model)}
    >
      <audio class="native" controls preload="metadata" src={model.audioUrl} data-audio />
      <div class="controls" data-controls hidden>
        <SeekBar model={model} words={words} />
        <p class="now-source" data-now-source data-none>
          <a href={model.viewerUrl} target="_blank" rel="noopener noreferrer nofollow ugc">
            <span data-name>{model.title}</span>
          </a>
        </p>
        <Buttons model={model} words={words} />
      </div>
      <p class="player-note" role="status" data-note data-broken={words.broken} />
    </section>
  );
}

function Buttons({ model, words }: PlayerProps) {
  const hasSteps = model.chapters.length > 1;
  return (
    <div class="buttons">
      <label class="speed">
        <span class="visually-hidden">{words.speed}</span>
        <select data-speed>
          <option value="1">1×</option>
        </select>
      </label>
      {hasSteps && <ChapterStep to="previous" label={words.previousStory} />}
      <SkipButton seconds={-15} label={words.back} />
      <button type="button" class="round play" data-toggle data-pause-label={words.pause} aria-label={words.play}>
        <Icon name="play" class="when-paused" />
        <Icon name="pause" class="when-playing" />
      </button>
      <SkipButton seconds={30} label={words.forward} />
      {hasSteps && <ChapterStep to="next" label={words.nextStory} />}
      <PlayerMore model={model} words={words} />
    </div>
  );
}

function SkipButton({ seconds, label }: { readonly seconds: -15 | 30; readonly label: string }) {
  return (
    <button type="button" class="round" data-skip={seconds} aria-label={label} title={label}>
      <SkipIcon seconds={seconds} />
    </button>
  );
}

function ChapterStep({ to, label }: { readonly to: 'previous' | 'next'; readonly label: string }) {
  return (
    <button type="button" class="round step" data-chapter-step={to} aria-label={label} title={label}>
      <Outline name={to} />
    </button>
  );
}

function SeekBar({ model, words }: PlayerProps) {
  const seconds = model.durationMs / 1000;
  return (
    <div class="seek-bar" data-seek-bar>
      <div class="seek-track">
        <Waveform peaks={model.waveform} />
        <input
          type="range"
          min="0"
          max={seconds.toFixed(1)}
          step="0.1"
          value="0"
          aria-label={words.position}
          aria-valuetext={`0:00 / ${clockTime(model.durationMs)}`}
          data-seek
        />
      </div>
      <div class="times" aria-hidden="true">
        <span data-elapsed>0:00</span>
        <span class="now-chapter" data-now-chapter>
          {model.chapters[0]?.title}
        </span>
        <span data-remaining>{`−${clockTime(model.durationMs)}`}</span>
      </div>
    </div>
  );
}
