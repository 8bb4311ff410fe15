const OUTLINES = {
  link: 'M10 13.5a4 4 0 0 0 5.9.3l2.8-2.8a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10.5a4 4 0 0 0-5.9-.3l-2.8 2.8a4 4 0 0 0 5.7 5.7l1.2-1.2',
  download: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 19.5h14',
  today: 'M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1Z',
  briefings:
    'M4.5 15v-2.5a7.5 7.5 0 0 1 15 0V15M4.5 14.5h2a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-1a1 1 0 0 1-1-1ZM19.5 14.5h-2a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h1a1 1 0 0 0 1-1Z',
  shows:
    'M12 3.5a2.75 2.75 0 0 1 2.75 2.75v5a2.75 2.75 0 0 1-5.5 0v-5A2.75 2.75 0 0 1 12 3.5ZM6 11.5a6 6 0 0 0 12 0M12 17.5v3M9 20.5h6',
  feeds: 'M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M6.2 19a1.2 1.2 0 1 1 0-2.4 1.2 1.2 0 0 1 0 2.4Z',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.75a2.25 2.25 0 1 1 0 4.5 2.25 2.25 0 0 1 0-4.5ZM9 14.75a2.25 2.25 0 1 1 0 4.5 2.25 2.25 0 0 1 0-4.5Z',
  account: 'M12 4.5a3.75 3.75 0 1 1 0 7.5 3.75 3.75 0 0 1 0-7.5ZM4.75 20a7.25 7.25 0 0 1 14.5 0',
  read: 'M5 5.5h14M5 10h14M5 14.5h14M5 19h8',
  listen: 'M5 10v4M9 7v10M13 4.5v15M17 8v8',
  down: 'M12 5v13M6.5 12.5 12 18l5.5-5.5',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6.5 11H5v9h14v-9h-1.5',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  previous: 'M7 5.5v13M18 6l-7.5 6 7.5 6z',
  next: 'M17 5.5v13M6 6l7.5 6L6 18z',
  check: 'M5.5 12.5 10 17l8.5-9.5',
} as const;

export type OutlineName = keyof typeof OUTLINES;

/** An icon drawn in lines, beside words that say the same. */
export function Outline({ name }: { readonly name: OutlineName }) {
  return (
    <svg class="icon outline" viewBox="0 0 24 24" aria-hidden="true">
      <path d={OUTLINES[name]} />
    </svg>
  );
}
