import { asset } from '../../../../shared/delivery/web/serving/assets.js';
import { Outline } from '../../../../shared/delivery/web/shell/outline.js';
import { Icon, SkipIcon } from '../viewer/illustrations.js';
import type { Words } from '../words.js';

/** The small player that the script shows on other pages while the listener walks through them. */
export function DockTemplate({ words }: { readonly words: Words['player'] }) {
  return (
    <template data-dock data-style={asset('dock.css')}>
      <section class="dock" aria-label={words.dock}>
        <img class="dock-cover" alt="" width="44" height="44" />
        <p class="dock-title">
          <a href="/" data-dock-title />
          <span class="dock-story" data-dock-story />
        </p>
        <DockButton does="back" label={words.back} class="dock-skip">
          <SkipIcon seconds={-15} />
        </DockButton>
        <button
          type="button"
          class="dock-button dock-play"
          data-do="toggle"
          data-pause-label={words.pause}
          aria-label={words.play}
        >
          <Icon name="play" class="when-paused" />
          <Icon name="pause" class="when-playing" />
        </button>
        <DockButton does="forward" label={words.forward} class="dock-skip">
          <SkipIcon seconds={30} />
        </DockButton>
        <DockButton does="next" label={words.nextStory} class="dock-next">
          <Outline name="next" />
        </DockButton>
        <DockButton does="close" label={words.close}>
          <Outline name="close" />
        </DockButton>
      </section>
    </template>
  );
}

interface DockButtonProps {
  readonly does: 'back' | 'forward' | 'next' | 'close';
  readonly label: string;
  readonly class?: string;
  readonly children: preact.ComponentChildren;
}

function DockButton({ does, label, class: className, children }: DockButtonProps) {
  return (
    <button
      type="button"
      class={`dock-button ${className ?? ''}`.trimEnd()}
      data-do={does}
      aria-label={label}
      title={label}
    >
      {children}
    </button>
  );
}
