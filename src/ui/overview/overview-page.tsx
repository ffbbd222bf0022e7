import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { DateTime } from '../intl/date-time.tsx'
import { useAmountText } from '../part/price.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { NewPassword } from '../session/new-password.tsx'
import { Icon } from '../shared/icon.tsx'
import { PageHead, Section } from '../shared/page-frame.tsx'
import text from '../shared/text.module.css'
import { Text } from '../shared/text.tsx'
import { TraceSearch } from '../trace/trace-search.tsx'
import { ContinueLinks } from './continue-links.tsx'
import { FirstSteps } from './first-steps.tsx'
import { LastOrders } from './last-orders.tsx'
import { OrdersChart } from './orders-chart.tsx'
import { Tiles } from './tiles.tsx'
import type { OverviewViewModel } from './overview.view-model.ts'
import styles from './overview.module.css'

type Props = { readonly model: OverviewViewModel }

/** Warnings first, then the figures of the day, then links to continue. */
export const OverviewPage = observer(function OverviewPage({ model }: Props) {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="word.infoCentre" />}
        intro={<FormattedMessage id="overview.customer" values={{ number: model.customerId }} />}
        actions={
          model.asOf !== undefined && (
            <Text as="p" small muted>
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
          <Attentions model={model} />
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

const Attentions = observer(function Attentions({ model }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const amountText = useAmountText()
  if (model.attention.length === 0) return null
  return (
    <ul className={styles.attention} aria-label={intl.formatMessage({ id: 'overview.attention' })}>
      {model.attention.map(({ name, severity, count, amount, routeId, query }) => (
        <li key={name}>
          <Icon name={severity === 'negative' ? 'error' : 'clock'} className={text[severity]} />
          <p>
            <strong>
              <FormattedMessage id={`overview.attention.${name}`} values={{ count }} />
            </strong>{' '}
            {amount && (
              <Text small muted>
                {amountText(amount)}
              </Text>
            )}
          </p>
          <Link to={{ pathname: to(routeId), search: query }}>
            <FormattedMessage id={`overview.show.${name}`} />
          </Link>
        </li>
      ))}
    </ul>
  )
})

function AllOrders() {
  const { to } = usePaths()
  return (
    <Link to={to('orderhistory')}>
      <FormattedMessage id="overview.allOrders" />
    </Link>
  )
}
