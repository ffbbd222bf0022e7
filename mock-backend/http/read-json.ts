import type { FieldError } from './contract-check.ts'

type Read = { ok: true; value: unknown } | { ok: false; errors: FieldError[] }

export async function readJson(request: Request): Promise<Read> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    return broken('not_json', `The body has to be JSON, not ${type === '' ? 'untyped' : type}.`)
  }
  try {
    return { ok: true, value: JSON.parse(await request.text()) }
  } catch (error) {
    if (error instanceof SyntaxError) return broken('broken_json', 'The body is not readable as JSON.')
    throw error
  }
}

const broken = (code: string, message: string): Read => ({
  ok: false,
  errors: [{ pointer: '', code, message }],
})
