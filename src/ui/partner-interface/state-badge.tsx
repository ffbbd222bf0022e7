import { FormattedMessage } from 'react-intl'
import type { PartnerInterface } from '#domain/partner-interface/partner-interface.ts'
import { StatusBadge } from '../shared/status-badge.tsx'

type State = PartnerInterface['keys' | 'punchOutSystems' | 'edi'][number]['state']

const SEVERITY_OF = {
  active: 'positive',
  testing: 'info',
  expired: 'warning',
  revoked: 'neutral',
  ended: 'warning',
} as const

/** State of a key, a punch-out system or an EDI partner. */
export function StateBadge({ state }: { readonly state: State }) {
  return (
    <StatusBadge severity={SEVERITY_OF[state]}>
      <FormattedMessage id={`partner.state.${state}`} />
    </StatusBadge>
  )
}
