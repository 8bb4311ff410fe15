import type { Words } from '../words.js';

/** The keys that the player listens to, for those who look for them. */
export function KeyboardHelp({ words }: { readonly words: Words['player'] }) {
  const rows: readonly (readonly [readonly string[], string])[] = [
    [['Space', 'K'], words.keys.play],
    [['←', '→'], words.keys.step],
    [['J', 'L'], words.keys.skip],
    [['P', 'N'], words.keys.chapter],
    [['0', '9'], words.keys.jump],
    [['<', '>'], words.keys.speed],
    [['M'], words.keys.mute],
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
