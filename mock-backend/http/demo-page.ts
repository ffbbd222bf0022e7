import { http, HttpResponse } from 'msw'

/** An HTML page in English for the person who presents the demo; not a page of the shop. */
export const demoPage = (title: string, body: string) =>
  new HttpResponse(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="format-detection" content="telephone=no"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/demo/style.css"></head><body>
${body}
</body></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  )

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 'IBM Plex Sans', 'Segoe UI', Roboto, Arial, sans-serif }
body { max-inline-size: 48rem; padding: 1rem; margin: 1rem auto; color: light-dark(#14202b, #e8eef3); background: light-dark(#ffffff, #0f161d) }
h1 { font-size: 1.5rem } h2 { margin: 0; font-size: 1.125rem } a { color: light-dark(#0b5cad, #6db3f8); overflow-wrap: anywhere }
article { padding: 1rem; margin-block: 1rem; border: 1px solid light-dark(#c5cdd6, #33424f); border-radius: 6px }
article p { margin: 0.5rem 0 0 } article p[lang] { font-size: 0.875rem; color: light-dark(#4a5866, #a9b6c2) }
button, input, select { min-block-size: 2.5rem; padding: 0 0.75rem; margin-block: 0.25rem; font: inherit }
[role='alert'] { padding: 0.75rem; color: light-dark(#b3261e, #ff8a80); border: 1px solid currentcolor; border-radius: 6px }`

export const demoStyleHandlers = () => [
  http.get('/demo/style.css', () => new HttpResponse(STYLE, { headers: { 'content-type': 'text/css' } })),
]

export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

export const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
export const escapedHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
