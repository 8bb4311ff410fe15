import { encode } from 'uqr';

/** Needs `qr-code.css`. ISO/IEC 18004: with the quiet zone of four modules that cameras need. Dark on light in dark mode, too. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path class="paper" d={`M0 0h${size}v${size}h-${size}z`} />
      <path class="ink" d={data.map((row, y) => darkRuns(row, y)).join('')} />
    </svg>
  );
}

/** One rectangle for dark modules that stand together. */
function darkRuns(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const from = x;
    while (row[x + 1] === true) x += 1;
    const length = x - from + 1;
    path += `M${from} ${y}h${length}v1h-${length}z`;
  }
  return path;
}
