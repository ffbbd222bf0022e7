import { FormattedMessage } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { useDayText } from '../../intl/day-texts.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { AlertBox } from '../../shared/alert-box.tsx'
import type { PickupViewModel } from './pickup.view-model.ts'

type Props = { readonly awaited: NonNullable<PickupViewModel['pickup']['awaited']> }

/** Replaces the choice of delivery notes until the goods of the order have a delivery note. */
export function GoodsNotReady({ awaited: { orderNo, readyAt } }: Props) {
  const dayText = useDayText()
  return <FormattedMessage id="pickup.awaited" values={{ order: orderNo, date: dayText(readyAt) }} />
}

/** Reason why the user cannot choose a time before the goods are ready, and a link to later times. */
export function GoodsNotReadyNote({ awaited, model }: Props & { readonly model: PickupViewModel }) {
  const { to } = usePaths()
  const dayText = useDayText()
  const { firstDay, pickup } = model
  const target = { pathname: to('appointmentEdit'), search: model.queryOf('slot', { from: firstDay }) }
  return (
    <AlertBox
      modifier="info"
      role="none"
      headline={<GoodsNotReady awaited={awaited} />}
      text={
        <>
          <FormattedMessage id="pickup.awaited.choose" />
          {firstDay > pickup.earliest && (
            <>
              {' '}
              <Link to={target} preventScrollReset>
                <FormattedMessage id="pickup.from" values={{ date: dayText(firstDay) }} />
              </Link>
            </>
          )}
        </>
      }
    />
  )
}
