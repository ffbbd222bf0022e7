import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { DateTime } from '../../intl/date-time.tsx'
import { useAmountText } from '../../part/price.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { AlertBox } from '../../shared/alert-box.tsx'
import { FactPanel } from '../../shared/fact-panel.tsx'
import { KeyValueList } from '../../shared/key-value-list.tsx'
import { PageHead, Section } from '../../shared/page-frame.tsx'
import { AgeingBuckets } from '../ageing-buckets.tsx'
import type { AccountViewModel } from './account.view-model.ts'
import { AccountStatement } from './account-statement.tsx'
import utilities from '../../shared/utilities.module.css'

type Props = { readonly model: AccountViewModel }

/** Open balance by days overdue, and the statement of each month. */
export const AccountPage = observer(function AccountPage({ model }: Props) {
  const asOf = model.loaded?.ageing.asOf
  return (
    <>
      <PageHead
        title={<FormattedMessage id="statement.title" />}
        intro={
          <>
            <FormattedMessage id="statement.gross" />
            {asOf !== undefined && (
              <>
                {' · '}
                <FormattedMessage id="overview.asOf" values={{ time: <DateTime at={asOf} /> }} />
              </>
            )}
          </>
        }
      />
      <Balance model={model} />
      <Section title={<FormattedMessage id="ageing.title" />}>
        {model.buckets.length > 0 ? (
          <AgeingBuckets buckets={model.buckets} />
        ) : (
          <p>
            <FormattedMessage id="statement.nothingOpen" />
          </p>
        )}
      </Section>
      {!model.addsUp && (
        <AlertBox modifier="warning" headline={<FormattedMessage id="statement.differs" />} />
      )}
      <AccountStatement model={model} />
    </>
  )
})

const Balance = observer(function Balance({ model }: Props) {
  const intl = useIntl()
  const amountText = useAmountText()
  const { to } = usePaths()
  const { openBalance, openCredits, openOrders, creditLimit } = model.loaded?.ageing ?? {}
  const { balance, available } = model
  if (!openBalance || !balance) {
    return <AlertBox modifier="info" headline={<FormattedMessage id="statement.pricesHidden" />} />
  }
  const term = (id: string) => intl.formatMessage({ id })
  return (
    <FactPanel>
      <KeyValueList
        variant="sum"
        items={[
          {
            key: 'open',
            term: (
              <Link
                className={utilities.touchTarget}
                to={{ pathname: to('salesinvoice'), search: '?status=open' }}
              >
                {term('statement.openInvoices')}
              </Link>
            ),
            value: amountText(openBalance),
          },
          ...(openCredits?.amount
            ? [
                {
                  key: 'credits',
                  term: (
                    <Link
                      className={utilities.touchTarget}
                      to={{ pathname: to('creditnotes'), search: '?status=open' }}
                    >
                      {term('statement.openCredits')}
                    </Link>
                  ),
                  value: amountText({ ...openCredits.amount, minor: 0 - openCredits.amount.minor }),
                },
              ]
            : []),
          { key: 'balance', term: term('statement.balance'), value: <strong>{amountText(balance)}</strong> },
        ]}
      />
      {creditLimit && available && (
        <KeyValueList
          variant="sum"
          items={[
            { key: 'limit', term: term('statement.creditLimit'), value: amountText(creditLimit) },
            ...(openOrders
              ? [
                  {
                    key: 'orders',
                    term: term('statement.openOrders'),
                    value: amountText({ ...openOrders, minor: 0 - openOrders.minor }),
                  },
                ]
              : []),
            { key: 'available', term: term('statement.available'), value: amountText(available) },
          ]}
        />
      )}
    </FactPanel>
  )
})
