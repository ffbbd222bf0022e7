import { FormattedMessage } from 'react-intl'
import { useDayText } from '../../intl/day-texts.ts'
import { AlertBox } from '../../shared/alert-box.tsx'
import type { PickupViewModel } from './pickup.view-model.ts'

type Props = { readonly awaited: NonNullable<PickupViewModel['pickup']['awaited']> }

/** Stands for delivery notes that are not written yet. */
export function AwaitedGoods({ awaited: { orderNo, readyAt } }: Props) {
  const dayText = useDayText()
  return <FormattedMessage id="pickup.awaited" values={{ order: orderNo, date: dayText(readyAt) }} />
}

/** Why times before that day cannot be chosen. */
export function AwaitedNote({ awaited }: Props) {
  return (
    <AlertBox
      modifier="info"
      role="none"
      headline={<AwaitedGoods awaited={awaited} />}
      text={<FormattedMessage id="pickup.awaited.choose" />}
    />
  )
}
