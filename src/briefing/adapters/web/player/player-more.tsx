import { roundMinutes } from '../../../../shared/delivery/web/language/formats.js';
import { Outline } from '../../../../shared/delivery/web/shell/outline.js';
import type { ReadyModel } from '../viewer/viewer-model.js';
import type { Words } from '../words.js';

const SLEEP_MINUTES = [5, 10, 15, 20, 30, 45, 60];

interface PlayerMoreProps {
  readonly model: ReadyModel;
  readonly words: Words['player'];
}

/** What is needed less often than the buttons. */
export function PlayerMore({ model, words }: PlayerMoreProps) {
  return (
    <details class="player-more" data-more>
      <summary class="round" aria-label={words.more} title={words.more}>
        <Outline name="more" />
      </summary>
      <div class="panel">
        <SleepTimer model={model} words={words} />
        <label class="tick">
          <input type="checkbox" data-skip-silence />
          {words.shortenPauses}
        </label>
        <label class="volume">
          {words.volume}
          <input type="range" min="0" max="1" step="0.05" value="1" data-volume />
        </label>
        <PanelActions words={words} />
        <section class="queue" aria-labelledby="queue" data-queued hidden>
          <h2 id="queue">{words.queue.heading}</h2>
          <ol />
        </section>
      </div>
    </details>
  );
}

function SleepTimer({ model, words: { sleep } }: PlayerMoreProps) {
  return (
    <div class="sleep">
      <label>
        {sleep.label}
        <select data-sleep>
          <option value="">{sleep.off}</option>
          {SLEEP_MINUTES.map((minutes) => (
            <option value={minutes}>{roundMinutes(minutes * 60_000, model.language)}</option>
          ))}
          <option value="story">{sleep.story}</option>
        </select>
      </label>
      <span class="hint" data-sleep-left data-words={sleep.left} />
    </div>
  );
}

function PanelActions({ words }: Pick<PlayerMoreProps, 'words'>) {
  return (
    <div class="panel-actions">
      <button type="button" class="button" data-share>
        <Outline name="share" />
        {words.share}
      </button>
      <button type="button" class="button" data-copy-link data-copied={words.copied}>
        <Outline name="link" />
        {words.copyLink}
      </button>
      <button type="button" class="button" data-queue data-remove={words.queue.remove}>
        {words.queue.add}
      </button>
      <button type="button" class="button" data-mark-played data-unheard={words.played.unmark} hidden>
        {words.played.mark}
      </button>
    </div>
  );
}
