import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import type { IconName } from '../shared/icon-names.ts'
import { StatusBadge } from '../shared/status-badge.tsx'
import type { Severity } from '../shared/severity.ts'
import type { RowState, GridRow } from './grid-row.view-model.ts'

type Look = { readonly severity: Severity; readonly icon?: IconName }

const LOOKS: Readonly<Record<Exclude<RowState, 'empty'>, Look>> = {
  found: { severity: 'positive' },
  rounded: { severity: 'positive' },
  backorder: { severity: 'warning' },
  replaced: { severity: 'info', icon: 'swap' },
  choose: { severity: 'info' },
  quantity: { severity: 'negative' },
  discontinued: { severity: 'negative' },
  'not-found': { severity: 'negative' },
  'not-saleable': { severity: 'negative' },
  'not-purchasable': { severity: 'negative' },
  unanswered: { severity: 'negative' },
  waiting: { severity: 'neutral' },
  asking: { severity: 'neutral' },
}

export const RowStateWord = observer(function RowStateWord({ row }: { readonly row: GridRow }) {
  const { state } = row
  if (state === 'empty') return null
  const { severity, icon } = LOOKS[state]
  return (
    <StatusBadge severity={severity} icon={icon} busy={state === 'asking'} small>
      <FormattedMessage id={`lines.state.${state}`} />
    </StatusBadge>
  )
})
