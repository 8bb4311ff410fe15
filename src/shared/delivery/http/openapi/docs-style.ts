/** In the look of the pages, whose styles this floor does not know. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --paper: #f7f6f3; --card: #fff; --ink: #1a1c22; --soft: #5a5f6b; --line: #e2dfd8; --accent: #2746b8; --mark: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #121418; --card: #1b1e25; --ink: #eceef2; --soft: #a2a8b5; --line: #2e323c; --accent: #9db2ff; --mark: #10173a; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }
body { margin: 0 auto; max-width: 64rem; padding: 0 max(1rem, env(safe-area-inset-right)) 4rem max(1rem, env(safe-area-inset-left)); background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; overflow-wrap: anywhere; }
main:focus { outline: none; }
header.site { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; padding-block: .5rem; font-size: .9375rem; }
header.site a { display: inline-flex; align-items: center; min-height: 44px; }
.brand { gap: .6rem; color: var(--ink); font-weight: 650; text-decoration: none; }
.brand svg { width: 1.625rem; height: 1.625rem; }
.brand rect { fill: var(--accent); }
.brand path { fill: none; stroke: var(--mark); stroke-width: 2.4; stroke-linecap: round; }
.skip { position: absolute; inset: .5rem auto auto .5rem; padding: .75rem 1rem; border-radius: 10px; background: var(--accent); color: var(--mark); transform: translateY(-200%); }
.skip:focus { transform: none; }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; letter-spacing: -.01em; }
h1 { margin: 2rem 0 .75rem; font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem); letter-spacing: -.02em; }
h2 { border-top: 1px solid var(--line); font-size: 1.5rem; margin-top: 4rem; padding-top: 2rem; }
h3 { border-top: 1px solid var(--line); font-size: 1.1rem; margin-top: 2.25rem; padding-top: 1.25rem; }
h2 + h3, h2 + p + section h3 { border-top: 0; }
h4 { font-size: .95rem; margin: 1.25rem 0 .35rem; }
code { padding: .1em .35em; border: 1px solid var(--line); border-radius: 6px; background: var(--card); font: .85em ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
h3 code, nav code { padding: 0; border: 0; background: none; }
nav { columns: 18rem; margin-top: 1.5rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: 14px; background: var(--card); }
nav > div { break-inside: avoid; margin-bottom: 1rem; }
nav > div > a { font-weight: 600; }
nav ul { font-size: .9375rem; margin: .15rem 0 0; padding-left: 1.1rem; }
nav li { padding-block: .15rem; }
dt { margin-top: 1.25rem; }
dd { margin: .25rem 0 0; white-space: pre-line; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .5rem .75rem .5rem 0; text-align: left; vertical-align: top; }
th { color: var(--soft); font-size: .85rem; font-weight: 600; }
.soft { color: var(--soft); }
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: 1px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
:target { scroll-margin-top: 1rem; }
`;
