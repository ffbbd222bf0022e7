import { isScope } from '#domain/partner-interface/partner-interface.ts'

/** Message id of a scope; undefined for one that only a newer API knows. */
export const scopeMessageId = (scope: string): string | undefined =>
  isScope(scope) ? `partner.scope.${scope}` : undefined
