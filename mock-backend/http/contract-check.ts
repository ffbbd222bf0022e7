import * as z from 'zod/mini'

export type FieldError = { pointer: string; code: string; message: string }

export type ContractCheckResult = { ok: true; value: unknown } | { ok: false; errors: FieldError[] }

/** Maximum number of reported errors: a developer needs only a few to find the mistake. */
const ERRORS_MAX = 100

/**
 * Validates a value against a schema of the contract; without a schema every value is valid. `at` is the prefix
 * of the JSON pointers in the errors.
 */
export function checkAgainstSchema(schema: unknown, value: unknown, at = ''): ContractCheckResult {
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

/** Thrown if a response of the mock backend violates the contract: a bug in the mock. */
export class ContractViolation extends Error {
  override name = 'ContractViolation'

  constructor(route: string, errors: FieldError[]) {
    super(`${route} answered off the contract: ${JSON.stringify(errors)}`)
  }
}
