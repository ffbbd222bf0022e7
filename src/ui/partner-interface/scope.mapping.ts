import { isScope } from '#domain/partner-interface/partner-interface.ts'

/** Undefined for a scope of a newer API. */
export const scopeMessageId = (scope: string): string | undefined =>
  isScope(scope) ? `partner.scope.${scope}` : undefined
