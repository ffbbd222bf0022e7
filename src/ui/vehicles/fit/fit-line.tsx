import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { useViewModel } from '../../kernel/container.tsx'
import { Icon } from '../../shared/icon.tsx'
import { Cluster } from '../../shared/stack.tsx'
import { Text } from '../../shared/text.tsx'
import '../fits.module.ts'
import { FitsViewModel } from '../fits.view-model.ts'
import { NonFittingReasons } from './non-fitting-reasons.tsx'

const LOOKS = {
  fits: { severity: 'positive', icon: 'ok', textId: 'fit.fits' },
  'does-not-fit': { severity: 'warning', icon: 'warn', textId: 'fit.misfit' },
  'not-known': { severity: 'info', icon: 'truck', textId: 'fit.mark.not-known' },
} as const

/** Fit of a part in a line of the cart or an order grid, with the name of the vehicle. */
export const FitLine = observer(function FitLine({ articleNo }: { readonly articleNo: string }) {
  const model = useViewModel(FitsViewModel)
  const { vehicleName: vehicle } = model
  const fit = model.fit(articleNo)
  if (fit === undefined || vehicle === undefined) return null
  const { severity, icon, textId } = LOOKS[fit.kind]
  return (
    <Text as="p" small strong severity={severity}>
      <Cluster as="span" gap={4} noWrap align="start">
        <Icon name={icon} size={16} />
        <span>
          <FormattedMessage id={textId} values={{ vehicle }} />
          <NonFittingReasons fit={fit} />
        </span>
      </Cluster>
    </Text>
  )
})
