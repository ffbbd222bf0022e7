import type { FieldError } from './contract-check.ts'

type Read = { ok: true; value: unknown } | { ok: false; errors: FieldError[] }

/** Maximum number of elements of a list or fields of an object: no call of the contract needs more. */
const ELEMENTS_MAX = 20_000

export async function readJson(request: Request): Promise<Read> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    return broken('not_json', `The body has to be JSON, not ${type === '' ? 'untyped' : type}.`)
  }
  try {
    const text = await request.text()
    const value: unknown = JSON.parse(text)
    if (text.length > 2 * ELEMENTS_MAX && hasTooManyElements(value))
      return broken('too_many_elements', `A list holds at most ${ELEMENTS_MAX} elements.`)
    // valid UTF-8 contains no lone surrogate, but a JSON escape sequence may encode one
    return !/\\ud/i.test(text) || isWellFormed(value)
      ? { ok: true, value }
      : broken('broken_text', 'A text holds half a character.')
  } catch (error) {
    if (error instanceof SyntaxError) return broken('broken_json', 'The body is not readable as JSON.')
    throw error
  }
}

/**
 * True for lists that are too long for the schema check, which creates an error per element and fails for
 * hundreds of thousands.
 */
function hasTooManyElements(value: unknown): boolean {
  for (const part of partsOf(value)) {
    if (typeof part === 'object' && part !== null && Object.keys(part).length > ELEMENTS_MAX) return true
  }
  return false
}

/** False if any text in the value contains a lone surrogate. */
function isWellFormed(value: unknown): boolean {
  for (const part of partsOf(value)) {
    if (typeof part === 'string' && !part.isWellFormed()) return false
  }
  return true
}

/** Yields a JSON value, and all names and values in it. */
function* partsOf(value: unknown): Generator<unknown> {
  const pending = [value]
  while (pending.length > 0) {
    const next = pending.pop()
    yield next
    if (typeof next !== 'object' || next === null) continue
    for (const [name, part] of Object.entries(next)) pending.push(name, part)
  }
}

const broken = (code: string, message: string): Read => ({
  ok: false,
  errors: [{ pointer: '', code, message }],
})
