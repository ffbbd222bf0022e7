import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, type To } from 'react-router'
import { Offered } from '../kernel/offered.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { Card, CardHead } from '../shared/card.tsx'
import { Icon } from '../shared/icon.tsx'
import type { IconName } from '../shared/icon-names.ts'
import { Text } from '../shared/text.tsx'
import type { OverviewViewModel } from './overview.view-model.ts'
import styles from './overview.module.css'

/** Links to unfinished work. */
export const ContinueLinks = observer(function ContinueLinks({
  model,
}: {
  readonly model: OverviewViewModel
}) {
  const { to } = usePaths()
  const [lastOrder] = model.lastOrders ?? []
  return (
    <Card as="section">
      <CardHead title={<FormattedMessage id="overview.continue" />} />
      <ul className={styles.ways}>
        {model.canAddToCart ? (
          <>
            <Way icon="cart" to={to('checkoutStep1')} title={<FormattedMessage id="word.cart" />}>
              <FormattedMessage id="word.lines" values={{ count: model.cartLines }} />
            </Way>
            <Offered page="quickorder">
              <Way icon="list" to={to('quickorder')} title={<FormattedMessage id="word.quickOrder" />} />
            </Offered>
          </>
        ) : (
          <Offered page="noticelist">
            <Way
              icon="bookmark"
              to={to('noticelist')}
              title={<FormattedMessage id="list.title.noticelist" />}
            />
          </Offered>
        )}
        {lastOrder && (
          <Way
            icon="file"
            to={to('order', { slug: lastOrder.orderNo })}
            title={<FormattedMessage id="word.orderNumber" values={{ number: lastOrder.orderNo }} />}
          >
            {lastOrder.customerOrderReference}
          </Way>
        )}
        {model.vins.map((vin) => (
          <Way key={vin} icon="truck" to={to('vinLookup', { vin })} title={vin}>
            <FormattedMessage id="overview.vin" />
          </Way>
        ))}
      </ul>
    </Card>
  )
})

type WayProps = {
  readonly icon: IconName
  readonly to: To
  readonly title: ReactNode
  readonly children?: ReactNode
}

export function Way({ icon, to, title, children }: WayProps) {
  return (
    <li>
      <Link to={to} className={styles.way}>
        <Text as={Icon} name={icon} muted />
        <span className={styles.wayText}>
          <strong>{title}</strong>
          {children !== undefined && (
            <Text small muted>
              {children}
            </Text>
          )}
        </span>
        <Text as={Icon} name="chevron-right" size={16} muted />
      </Link>
    </li>
  )
}
