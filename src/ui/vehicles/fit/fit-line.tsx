import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { useViewModel } from '../../kernel/container.tsx'
import { Icon } from '../../shared/icon.tsx'
import { Cluster } from '../../shared/stack.tsx'
import { Text } from '../../shared/text.tsx'
import '../fits.module.ts'
import { FitsViewModel } from '../fits.view-model.ts'
import { MisfitReasons } from './misfit-reasons.tsx'

const LOOKS = {
  fits: { tone: 'positive', icon: 'ok', textId: 'fit.fits' },
  'does-not-fit': { tone: 'warning', icon: 'warn', textId: 'fit.misfit' },
  'not-known': { tone: 'info', icon: 'truck', textId: 'fit.mark.not-known' },
} as const

/** Names the vehicle in a line of the cart or of an order list. */
export const FitLine = observer(function FitLine({ articleNo }: { readonly articleNo: string }) {
  const model = useViewModel(FitsViewModel)
  const { vehicleName: vehicle } = model
  const fit = model.fit(articleNo)
  if (fit === undefined || vehicle === undefined) return null
  const { tone, icon, textId } = LOOKS[fit.kind]
  return (
    <Text as="p" small strong tone={tone}>
      <Cluster as="span" gap={4} noWrap align="start">
        <Icon name={icon} size={16} />
        <span>
          <FormattedMessage id={textId} values={{ vehicle }} />
          <MisfitReasons fit={fit} />
        </span>
      </Cluster>
    </Text>
  )
})
