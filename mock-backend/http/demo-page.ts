import { HttpResponse } from 'msw'

/** A page beside the shop, in English: for the person who shows the demo. */
export const demoPage = (title: string, body: string) =>
  new HttpResponse(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="format-detection" content="telephone=no"><title>${title}</title></head><body>
${body}
</body></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  )

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
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
