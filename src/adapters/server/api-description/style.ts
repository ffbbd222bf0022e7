/** Of the page for developers alone; the shop's own sheets carry names that change with each build. */
export const DESCRIPTION_STYLE = `
:root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif; }
body { max-width: 1100px; margin: 0 auto; padding: 16px 24px 64px; }
h1 { font-size: 24px; line-height: 32px; }
h2 { margin-top: 48px; padding-bottom: 4px; border-bottom: 1px solid light-dark(#c5cdd6, #33424f); }
h3 { margin: 32px 0 4px; font-size: 16px; }
h4 { margin: 12px 0 0; font-size: 14px; }
code { font-size: 13px; overflow-wrap: anywhere; }
a { color: light-dark(#0b5cad, #6db3f8); }
nav ul { display: flex; flex-wrap: wrap; gap: 8px 16px; padding: 0; list-style: none; }
article ul { margin: 0; padding-inline-start: 20px; list-style: none; border-inline-start: 1px solid light-dark(#dfe5ea, #243039); }
span, i { color: light-dark(#4a5866, #a9b6c2); overflow-wrap: anywhere; }
`
