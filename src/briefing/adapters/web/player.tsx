import { clockTime } from '../../../shared/delivery/web/formats.js';
import { Outline } from '../../../shared/delivery/web/outline.js';
import { Icon, SkipIcon, Waveform } from './illustrations.js';
import type { ReadyModel } from './viewer-model.js';
import type { Words } from './words.js';

const SPEEDS = ['0.75', '1', '1.25', '1.5', '1.75', '2'];

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
      data-title={model.title}
      data-artist={model.hosts.join(', ')}
      data-cover={model.coverUrl ?? undefined}
    >
      <audio class="native" controls preload="metadata" src={model.audioUrl} data-audio />
      <div class="controls" data-controls hidden>
        <SeekBar model={model} words={words} />
        <Buttons words={words} />
      </div>
      <p class="player-note" role="status" data-note data-broken={words.broken} />
    </section>
  );
}

function Buttons({ words }: Pick<PlayerProps, 'words'>) {
  return (
    <div class="buttons">
      <Speed label={words.speed} />
      <button type="button" class="round" data-skip="-15" aria-label={words.back} title={words.back}>
        <SkipIcon seconds={-15} />
      </button>
      <button type="button" class="round play" data-toggle data-pause-label={words.pause} aria-label={words.play}>
        <Icon name="play" class="when-paused" />
        <Icon name="pause" class="when-playing" />
      </button>
      <button type="button" class="round" data-skip="30" aria-label={words.forward} title={words.forward}>
        <SkipIcon seconds={30} />
      </button>
      <button
        type="button"
        class="round"
        data-copy-link
        data-copied={words.copied}
        aria-label={words.copyLink}
        title={words.copyLink}
      >
        <Outline name="link" />
      </button>
    </div>
  );
}

function Speed({ label }: { readonly label: string }) {
  return (
    <label class="speed">
      <span class="visually-hidden">{label}</span>
      <select data-speed>
        {SPEEDS.map((speed) => (
          <option value={speed} selected={speed === '1'}>
            {`${speed}×`}
          </option>
        ))}
      </select>
    </label>
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

/** The keys that the player listens to, for those who look for them. */
export function KeyboardHelp({ words }: { readonly words: Words['player'] }) {
  const rows: readonly (readonly [readonly string[], string])[] = [
    [['Space', 'K'], words.keys.play],
    [['←', '→'], words.keys.step],
    [['J', 'L'], words.keys.skip],
    [['P', 'N'], words.keys.chapter],
    [['0', '9'], words.keys.jump],
    [['<', '>'], words.keys.speed],
  ];
  return (
    <details class="keyboard-help" data-enhanced-only>
      <summary>{words.keyboard}</summary>
      <dl>
        {rows.map(([keys, meaning]) => (
          <div>
            <dt>
              {keys.map((key) => (
                <kbd>{key}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
