import { FormattedMessage } from 'react-intl'
import type { Outcome } from '#domain/partner-interface/partner-interface.ts'
import { StatusBadge } from '../shared/status-badge.tsx'
import { severityOfOutcome } from './outcome.mapping.ts'

/** Result of a call: its HTTP status, or the reason why there was no response. */
export function OutcomeBadge({ status, failure }: Outcome) {
  return (
    <StatusBadge severity={severityOfOutcome({ status, failure })}>
      {status} {failure && <FormattedMessage id={`partner.failure.${failure}`} />}
    </StatusBadge>
  )
}
