import { hasSucceeded, type Outcome } from '#domain/partner-interface/partner-interface.ts'
import type { Severity } from '../shared/severity.ts'

export function severityOfOutcome(outcome: Outcome): Severity {
  if (hasSucceeded(outcome)) return 'positive'
  return outcome.failure === 'not-sent' ? 'neutral' : 'negative'
}
