import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { DateTime } from '../intl/date-time.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { NewPassword } from '../session/new-password.tsx'
import { PageHead, Section } from '../shared/page-frame.tsx'
import { Text } from '../shared/text.tsx'
import { TraceSearch } from '../trace/trace-search.tsx'
import { Warnings } from './warnings.tsx'
import { ContinueLinks } from './continue-links.tsx'
import { FirstSteps } from './first-steps.tsx'
import { LastOrders } from './last-orders.tsx'
import { OrdersChart } from './orders-chart.tsx'
import { Tiles } from './tiles.tsx'
import type { OverviewViewModel } from './overview.view-model.ts'
import utilities from '../shared/utilities.module.css'
import styles from './overview.module.css'

type Props = { readonly model: OverviewViewModel }

/** Start page of the info centre: warnings, counts, and links to unfinished work. */
export const OverviewPage = observer(function OverviewPage({ model }: Props) {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="word.infoCentre" />}
        intro={<FormattedMessage id="overview.customer" values={{ number: model.customerId }} />}
        actions={
          model.asOf !== undefined && (
            <Text as="p" small muted className={styles.asOf}>
              <FormattedMessage id="overview.asOf" values={{ time: <DateTime at={model.asOf} /> }} />
            </Text>
          )
        }
      />
      {model.isNew ? (
        <FirstSteps model={model} />
      ) : (
        <>
          {model.offersTrace && <TraceSearch />}
          <Warnings attention={model.attention} />
          <Tiles model={model} />
          <div className={styles.duo}>
            {model.months && <OrdersChart model={model} />}
            <ContinueLinks model={model} />
          </div>
        </>
      )}
      {model.lastOrders && model.lastOrders.length > 0 && (
        <Section title={<FormattedMessage id="overview.lastOrders" />} actions={<AllOrders />}>
          <LastOrders model={model} />
        </Section>
      )}
      <NewPassword />
    </>
  )
})

function AllOrders() {
  const { to } = usePaths()
  return (
    <Link to={to('orderhistory')} className={utilities.touchTarget}>
      <FormattedMessage id="overview.allOrders" />
    </Link>
  )
}
