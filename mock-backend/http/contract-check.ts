import * as z from 'zod/mini'

export type FieldError = { pointer: string; code: string; message: string }

export type Checked = { ok: true; value: unknown } | { ok: false; errors: FieldError[] }

/** Maximum number of errors in a response: a caller needs a few to find the fault. */
const ERRORS_MAX = 100

/**
 * Validates a value against a schema of the contract; without a schema any value is valid. `at` is the prefix
 * of the pointers.
 */
export function check(schema: unknown, value: unknown, at = ''): Checked {
  if (schema === undefined) return { ok: true, value }
  const parsed = z.safeParse(schema as z.ZodMiniType, value)
  if (parsed.success) return { ok: true, value: parsed.data }
  return {
    ok: false,
    errors: parsed.error.issues.slice(0, ERRORS_MAX).map((issue) => ({
      pointer: `${at}${issue.path.map((part) => `/${String(part)}`).join('')}`,
      code: issue.code ?? 'invalid',
      message: issue.message,
    })),
  }
}

/** Thrown when the mock backend's own answer breaks the contract: a defect of the mock. */
export class ContractBreach extends Error {
  override name = 'ContractBreach'

  constructor(route: string, errors: FieldError[]) {
    super(`${route} answered off the contract: ${JSON.stringify(errors)}`)
  }
}
