import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { IfOffered } from '../kernel/offered.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { Card, CardHead } from '../shared/card.tsx'
import { ContinueLink } from './continue-links.tsx'
import type { OverviewViewModel } from './overview.view-model.ts'
import styles from './desk.module.css'

/** Links for a customer without orders. */
export const FirstSteps = observer(function FirstSteps({ model }: { readonly model: OverviewViewModel }) {
  const { to } = usePaths()
  return (
    <Card as="section">
      <CardHead title={<FormattedMessage id="overview.first" />} />
      <ul className={styles.ways}>
        <ContinueLink icon="search" to={to('home')} title={<FormattedMessage id="overview.first.search" />}>
          <FormattedMessage id="overview.first.search.text" />
        </ContinueLink>
        {model.canAddToCart && (
          <IfOffered page="quickorder">
            <ContinueLink icon="list" to={to('quickorder')} title={<FormattedMessage id="word.quickOrder" />}>
              <FormattedMessage id="overview.first.list.text" />
            </ContinueLink>
          </IfOffered>
        )}
        <IfOffered page="noticelist">
          <ContinueLink
            icon="bookmark"
            to={to('noticelist')}
            title={<FormattedMessage id="list.title.noticelist" />}
          >
            <FormattedMessage id="overview.first.lists.text" />
          </ContinueLink>
        </IfOffered>
        <IfOffered page="addresses">
          <ContinueLink
            icon="pin"
            to={to('addresses')}
            title={<FormattedMessage id="list.title.addresses" />}
          >
            <FormattedMessage id="overview.first.addresses.text" />
          </ContinueLink>
        </IfOffered>
      </ul>
    </Card>
  )
})
