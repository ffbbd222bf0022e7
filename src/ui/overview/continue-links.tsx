import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { To } from 'react-router'
import type { OrderHeader } from '#domain/orders/order.ts'
import type { Overview } from '#domain/overview/overview.ts'
import type { Money } from '#domain/shared/money.ts'
import { Link } from '../shared/link.tsx'
import { STATES } from '../data-table/states.ts'
import { IfOffered } from '../kernel/offered.tsx'
import { Price } from '../part/price.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { Badge } from '../shared/badge.tsx'
import { Card, CardHead } from '../shared/card.tsx'
import { Icon } from '../shared/icon.tsx'
import type { IconName } from '../shared/icon-names.ts'
import { LinkButton } from '../shared/link-button.tsx'
import { Text } from '../shared/text.tsx'
import styles from './desk.module.css'

/** Unfinished work of a customer. */
type Unfinished = {
  readonly canAddToCart: boolean
  readonly cartLines: number
  readonly cartTotal: Money | undefined
  readonly lastOrder: OrderHeader | undefined
  /** Recently searched VINs, newest first. */
  readonly vins: readonly string[]
  readonly lastList: Overview['lastList']
}

type Props = { readonly model: Unfinished }

/** Links to unfinished work. */
export const ContinueLinks = observer(function ContinueLinks({ model }: Props) {
  const { to } = usePaths()
  const { lastOrder, lastList } = model
  return (
    <Card as="section">
      <CardHead title={<FormattedMessage id="desk.continue" />} />
      <ul className={styles.ways}>
        {model.canAddToCart ? (
          <>
            <Cart model={model} />
            <IfOffered page="quickorder">
              <ContinueLink
                icon="list"
                to={to('quickorder')}
                title={<FormattedMessage id="word.quickOrder" />}
              />
            </IfOffered>
          </>
        ) : (
          <IfOffered page="noticelist">
            <ContinueLink
              icon="bookmark"
              to={to('noticelist')}
              title={<FormattedMessage id="home.shortcut.noticelist" />}
            />
          </IfOffered>
        )}
        {lastOrder && (
          <ContinueLink
            icon="file"
            to={to('order', { slug: lastOrder.orderNo })}
            title={<FormattedMessage id="word.orderNumber" values={{ number: lastOrder.orderNo }} />}
            aside={<OrderState status={lastOrder.status} />}
          >
            {lastOrder.customerOrderReference}
          </ContinueLink>
        )}
        {model.vins.map((vin) => (
          <ContinueLink key={vin} icon="truck" to={to('vinLookup', { vin })} title={vin}>
            <FormattedMessage id="desk.vehicle" />
          </ContinueLink>
        ))}
        {lastList && (
          <ContinueLink
            icon="bookmark"
            to={`${to('noticelist')}?list=${encodeURIComponent(lastList.listId)}`}
            title={lastList.name}
          >
            <FormattedMessage id="word.lines" values={{ count: lastList.count }} />
          </ContinueLink>
        )}
      </ul>
    </Card>
  )
})

const Cart = observer(function Cart({ model: { cartLines, cartTotal } }: Props) {
  const { to } = usePaths()
  const lines = <FormattedMessage id="word.lines" values={{ count: cartLines }} />
  if (cartLines === 0) {
    return (
      <ContinueLink icon="cart" to={to('checkoutStep1')} title={<FormattedMessage id="word.cart" />}>
        {lines}
      </ContinueLink>
    )
  }
  return (
    <li className={styles.way}>
      <Text as={Icon} name="cart" muted />
      <span className={styles.wayText}>
        <strong>
          <FormattedMessage id="word.cart" />
        </strong>
        <Text small muted>
          {lines} {cartTotal && <Price amount={cartTotal} />}
        </Text>
      </span>
      <LinkButton small to={to('checkoutStep1')}>
        <FormattedMessage id="addToCart.toCart" />
      </LinkButton>
    </li>
  )
})

function OrderState({ status }: Pick<OrderHeader, 'status'>) {
  return (
    <Badge {...STATES[status]}>
      <FormattedMessage id={`state.${status}`} />
    </Badge>
  )
}

type WayProps = {
  readonly icon: IconName
  readonly to: To
  readonly title: ReactNode
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

export function ContinueLink({ icon, to, title, aside, children }: WayProps) {
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
        {aside}
        <Text as={Icon} name="chevron-right" size={16} muted />
      </Link>
    </li>
  )
}
