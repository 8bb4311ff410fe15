const OUTLINES = {
  link: 'M10 13.5a4 4 0 0 0 5.9.3l2.8-2.8a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10.5a4 4 0 0 0-5.9-.3l-2.8 2.8a4 4 0 0 0 5.7 5.7l1.2-1.2',
  download: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 19.5h14',
  read: 'M5 5.5h14M5 10h14M5 14.5h14M5 19h8',
  listen: 'M5 10v4M9 7v10M13 4.5v15M17 8v8',
  down: 'M12 5v13M6.5 12.5 12 18l5.5-5.5',
  check: 'M5.5 12.5 10 17l8.5-9.5',
} as const;

/** An icon drawn in lines, beside words that say the same. */
export function Outline({ name }: { readonly name: keyof typeof OUTLINES }) {
  return (
    <svg class="icon outline" viewBox="0 0 24 24" aria-hidden="true">
      <path d={OUTLINES[name]} />
    </svg>
  );
}
