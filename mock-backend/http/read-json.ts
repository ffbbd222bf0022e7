import type { FieldError } from './contract-check.ts'

type Read = { ok: true; value: unknown } | { ok: false; errors: FieldError[] }

export async function readJson(request: Request): Promise<Read> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    return broken('not_json', `The body has to be JSON, not ${type === '' ? 'untyped' : type}.`)
  }
  try {
    const text = await request.text()
    const value: unknown = JSON.parse(text)
    // UTF-8 has no lone surrogate, an escape may be one
    return !/\\ud/i.test(text) || isWellFormed(value)
      ? { ok: true, value }
      : broken('broken_text', 'A text holds half a character.')
  } catch (error) {
    if (error instanceof SyntaxError) return broken('broken_json', 'The body is not readable as JSON.')
    throw error
  }
}

/** False if a text holds a lone surrogate. */
function isWellFormed(value: unknown): boolean {
  const left = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string' && !next.isWellFormed()) return false
    if (typeof next !== 'object' || next === null) continue
    for (const [name, part] of Object.entries(next)) left.push(name, part)
  }
  return true
}

const broken = (code: string, message: string): Read => ({
  ok: false,
  errors: [{ pointer: '', code, message }],
})
