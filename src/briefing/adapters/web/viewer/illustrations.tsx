const ICONS = {
  play: 'M8 5.2v13.6c0 .8.9 1.3 1.6.9l10.6-6.8c.6-.4.6-1.4 0-1.8L9.6 4.3C8.9 3.9 8 4.4 8 5.2z',
  pause: 'M7 4.5h3.2v15H7zM13.8 4.5H17v15h-3.2z',
} as const;

export function Icon({ name, class: className }: { readonly name: keyof typeof ICONS; readonly class?: string }) {
  return (
    <svg class={`icon solid ${className ?? ''}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

/** A circling arrow around the number of seconds. */
export function SkipIcon({ seconds }: { readonly seconds: -15 | 30 }) {
  const arrow = seconds < 0 ? 'M12 4.5a8 8 0 1 1-8 8M12 1.5l-3.5 3 3.5 3' : 'M12 4.5a8 8 0 1 0 8 8M12 1.5l3.5 3-3.5 3';
  return (
    <svg class="icon outline" viewBox="0 0 24 24" aria-hidden="true">
      <path d={arrow} />
      <text x="12" y="15.4">
        {Math.abs(seconds)}
      </text>
    </svg>
  );
}

const BARS = 110;
const CONTRAST = 3;

/**
 * `count` even samples of the peaks: the mean of each stretch, scaled so that the loudest is 1.
 * Levelled speech is nearly even; the power brings out what differs.
 */
export function waveformBars(peaks: readonly number[], count = BARS): readonly number[] {
  if (peaks.length === 0) return [];
  const means = Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * peaks.length) / count);
    const stretch = peaks.slice(from, Math.max(from + 1, Math.floor(((index + 1) * peaks.length) / count)));
    return stretch.reduce((sum, peak) => sum + Math.abs(peak), 0) / stretch.length;
  });
  const loudest = Math.max(...means, Number.EPSILON);
  return means.map((mean) => (mean / loudest) ** CONTRAST);
}

/** The sound at a glance, drawn twice: the part that was heard lies over the whole and is cut by the script. */
export function Waveform({ peaks }: { readonly peaks: readonly number[] }) {
  const bars = waveformBars(peaks);
  if (bars.length === 0) return <span class="plain-track" />;
  const path = bars.map((height, index) => {
    const half = Math.max(3, height * 46);
    return `M${index * 4 + 2} ${(50 - half).toFixed(1)}V${(50 + half).toFixed(1)}`;
  });
  return (
    <svg class="waveform" viewBox={`0 0 ${BARS * 4} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path class="unheard" d={path.join('')} />
      <path class="heard" d={path.join('')} />
    </svg>
  );
}
