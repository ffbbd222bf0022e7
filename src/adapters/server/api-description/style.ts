/** Style sheet of the developer page, which cannot use the shop's sheets, because their names contain a hash. */
export const DESCRIPTION_STYLE = `
:root {
  color-scheme: light dark;
  font: 14px/20px "IBM Plex Sans", system-ui, sans-serif;
  font-variant-numeric: tabular-nums slashed-zero;
  --text: light-dark(#14202b, #e8edf2);
  --muted: light-dark(#4a5866, #a9b6c2);
  --rule: light-dark(#c5cdd6, #33424f);
  --soft: light-dark(#dfe5ea, #243039);
  --subtle: light-dark(#f4f6f8, #16212b);
  --accent: light-dark(#0b5cad, #6db3f8);
  color: var(--text);
  background: light-dark(#fff, #0d161f);
  scroll-padding-block-start: 16px;
}
body { display: grid; grid-template-columns: 208px minmax(0, 1fr); gap: 0 48px; max-width: 1440px; margin: 0 auto; padding: 24px 24px 64px; }
header { grid-column: 1 / -1; padding-block-end: 16px; border-block-end: 1px solid var(--rule); }
h1 { margin: 0; font-size: 24px; line-height: 32px; }
header p { max-width: 80ch; margin: 4px 0 0; color: var(--muted); }
nav { position: sticky; inset-block-start: 0; align-self: start; max-height: 100dvh; overflow-y: auto; padding-block: 16px; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav a { display: flex; align-items: center; min-height: 32px; padding-inline: 12px; color: inherit; text-decoration: none; border-radius: 3px; }
nav a:hover { color: var(--accent); background: var(--subtle); }
h2 { margin: 32px 0 0; padding-block-end: 8px; font-size: 18px; line-height: 24px; border-block-end: 1px solid var(--rule); }
main > section:first-child > h2 { margin-block-start: 16px; }
article { margin-block-start: 16px; padding: 12px 16px; border: 1px solid var(--rule); border-radius: 3px; }
article:target { border-color: var(--accent); }
h3 { margin: 0; font-size: 16px; line-height: 24px; }
h3 b { display: inline-block; min-width: 44px; margin-inline-end: 8px; padding-inline: 8px; font-size: 12px; line-height: 20px; text-align: center; color: var(--accent); background: light-dark(#e4effa, #15293d); border-radius: 3px; }
h4 { margin: 12px 0 4px; font-size: 12px; line-height: 16px; color: var(--muted); }
p { margin: 4px 0; }
code { font-size: 13px; overflow-wrap: anywhere; }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
article ul { margin: 0; padding-inline-start: 16px; list-style: none; border-inline-start: 1px solid var(--soft); }
li { padding-block: 2px; }
summary { min-height: 24px; cursor: pointer; }
span, i, article > p:last-child { color: var(--muted); overflow-wrap: anywhere; }
article > p:last-child { margin-block: 12px 0; font-size: 12px; line-height: 16px; }
@media (width <= 768px) {
  body { display: block; padding: 16px 16px 48px; }
  nav { position: static; max-height: none; }
  nav ul { display: flex; flex-wrap: wrap; gap: 0 4px; }
  nav a { min-height: 44px; }
  summary { min-height: 32px; }
}
`
