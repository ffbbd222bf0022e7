import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Offered } from '../kernel/offered.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { Card, CardHead } from '../shared/card.tsx'
import { Way } from './continue-links.tsx'
import type { OverviewViewModel } from './overview.view-model.ts'
import styles from './desk.module.css'

/** Links for a customer without orders. */
export const FirstSteps = observer(function FirstSteps({ model }: { readonly model: OverviewViewModel }) {
  const { to } = usePaths()
  return (
    <Card as="section">
      <CardHead title={<FormattedMessage id="overview.first" />} />
      <ul className={styles.ways}>
        <Way icon="search" to={to('home')} title={<FormattedMessage id="overview.first.search" />}>
          <FormattedMessage id="overview.first.search.text" />
        </Way>
        {model.canAddToCart && (
          <Offered page="quickorder">
            <Way icon="list" to={to('quickorder')} title={<FormattedMessage id="word.quickOrder" />}>
              <FormattedMessage id="overview.first.list.text" />
            </Way>
          </Offered>
        )}
        <Offered page="noticelist">
          <Way icon="bookmark" to={to('noticelist')} title={<FormattedMessage id="list.title.noticelist" />}>
            <FormattedMessage id="overview.first.lists.text" />
          </Way>
        </Offered>
        <Offered page="addresses">
          <Way icon="pin" to={to('addresses')} title={<FormattedMessage id="list.title.addresses" />}>
            <FormattedMessage id="overview.first.addresses.text" />
          </Way>
        </Offered>
      </ul>
    </Card>
  )
})
