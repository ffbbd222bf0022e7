import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import type { IconName } from '../shared/icon-names.ts'
import { StatusBadge } from '../shared/status-badge.tsx'
import type { Tone } from '../shared/tone.ts'
import type { RowState, GridRow } from './grid-row.view-model.ts'

type Look = { readonly tone: Tone; readonly icon?: IconName }

const LOOKS: Readonly<Record<Exclude<RowState, 'empty'>, Look>> = {
  found: { tone: 'positive' },
  rounded: { tone: 'positive' },
  backorder: { tone: 'warning' },
  replaced: { tone: 'info', icon: 'swap' },
  choose: { tone: 'info' },
  quantity: { tone: 'negative' },
  discontinued: { tone: 'negative' },
  'not-found': { tone: 'negative' },
  'not-saleable': { tone: 'negative' },
  'not-purchasable': { tone: 'negative' },
  unanswered: { tone: 'negative' },
  waiting: { tone: 'neutral' },
  asking: { tone: 'neutral' },
}

export const RowStateWord = observer(function RowStateWord({ row }: { readonly row: GridRow }) {
  const { state } = row
  if (state === 'empty') return null
  const { tone, icon } = LOOKS[state]
  return (
    <StatusBadge tone={tone} icon={icon} busy={state === 'asking'} small>
      <FormattedMessage id={`lines.state.${state}`} />
    </StatusBadge>
  )
})
