import * as z from 'zod/mini'

export type FieldError = { pointer: string; code: string; message: string }

export type Checked = { ok: true; value: unknown } | { ok: false; errors: FieldError[] }

/** Checks a value against a contract's schema; without a schema anything passes. `at` heads the pointers. */
export function check(schema: unknown, value: unknown, at = ''): Checked {
  if (schema === undefined) return { ok: true, value }
  const parsed = z.safeParse(schema as z.ZodMiniType, value)
  if (parsed.success) return { ok: true, value: parsed.data }
  return {
    ok: false,
    errors: parsed.error.issues.map((issue) => ({
      pointer: `${at}${issue.path.map((part) => `/${String(part)}`).join('')}`,
      code: issue.code ?? 'invalid',
      message: issue.message,
    })),
  }
}

/** An answer of the mock backend that its own contract forbids: a defect, never a refusal. */
export class ContractBreach extends Error {
  override name = 'ContractBreach'

  constructor(route: string, errors: FieldError[]) {
    super(`${route} answered off the contract: ${JSON.stringify(errors)}`)
  }
}
