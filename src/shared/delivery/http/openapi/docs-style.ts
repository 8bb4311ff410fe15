export const DOCS_STYLE = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); --soft: color-mix(in srgb, currentColor 62%, transparent); }
body { font: 16px/1.55 system-ui, sans-serif; margin: 0 auto; max-width: 56rem; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; }
h2 { border-top: 2px solid var(--line); font-size: 1.35rem; margin-top: 3.5rem; padding-top: 1.5rem; }
h3 { border-top: 1px solid var(--line); font-size: 1.1rem; margin-top: 2.25rem; padding-top: 1.25rem; overflow-wrap: anywhere; }
h2 + h3, h2 + p + section h3 { border-top: 0; }
h4 { font-size: .95rem; margin: 1.25rem 0 .35rem; }
code { font: .92em ui-monospace, monospace; }
li code, p code { overflow-wrap: anywhere; }
nav { columns: 18rem; margin-top: 1.5rem; }
nav > div { break-inside: avoid; margin-bottom: 1rem; }
nav > div > a { font-weight: 600; }
nav ul { font-size: .92rem; margin: .15rem 0 0; padding-left: 1.1rem; overflow-wrap: anywhere; }
dt { margin-top: 1.25rem; }
dd { margin: .25rem 0 0; white-space: pre-line; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .4rem .75rem .4rem 0; text-align: left; vertical-align: top; }
th { color: var(--soft); font-size: .85rem; font-weight: 600; }
.soft { color: var(--soft); }
a { color: inherit; }
a:focus-visible { outline: 2px solid; outline-offset: 2px; }
:target { scroll-margin-top: 1rem; }
`;
