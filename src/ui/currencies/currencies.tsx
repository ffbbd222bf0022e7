import { observer } from 'mobx-react-lite'
import type { FormEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useCellDayText } from '../intl/day-texts.ts'
import { NotAllowed } from '../data-table/empty-list-message.tsx'
import { AlertBox } from '../shared/alert-box.tsx'
import { FailureAlert } from '../shared/failure-alert.tsx'
import { Button } from '../shared/button.tsx'
import { PageHead } from '../shared/page-frame.tsx'
import { Stack } from '../shared/stack.tsx'
import { Cell, HeadCell } from '../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../shared/table.tsx'
import utilities from '../shared/utilities.module.css'
import styles from './currencies.module.css'
import type { CurrenciesViewModel } from './currencies.view-model.ts'

type Props = { readonly model: CurrenciesViewModel }

export const CurrenciesPage = observer(function CurrenciesPage({ model }: Props) {
  const { accountCurrency, isAllowed, pricesAreHidden } = model
  return (
    <>
      <PageHead
        title={<FormattedMessage id="currencies.title" />}
        intro={isAllowed && <FormattedMessage id="currencies.intro" values={{ currency: accountCurrency }} />}
      />
      {pricesAreHidden && (
        <AlertBox modifier="info" headline={<FormattedMessage id="currencies.pricesHidden" />} />
      )}
      {isAllowed ? <CurrencyForm model={model} /> : <NotAllowed right="showPrice" />}
    </>
  )
})

const CurrencyForm = observer(function CurrencyForm({ model }: Props) {
  const { rows, error, saving } = model
  const save = (event: FormEvent) => {
    event.preventDefault()
    void model.save()
  }
  return (
    <Stack as="form" method="post" gap={16} start className={styles.form} onSubmit={save}>
      <FailureAlert id={error && `currencies.${error}`} />
      <Table
        caption={<FormattedMessage id="currencies.title" />}
        cards={false}
        className={utilities.fullWidth}
      >
        <Heads />
        <TableBody>
          <Row>
            <Cell heading>
              <Choice model={model} code="">
                <FormattedMessage id="currencies.none" />
              </Choice>
            </Cell>
            <Cell align="end" />
            <Cell align="end" />
            <Cell align="end" className={utilities.notOnPhone} />
          </Row>
          {rows.map((row) => (
            <CurrencyRow key={row.code} model={model} row={row} />
          ))}
        </TableBody>
      </Table>
      <Button type="submit" variant="primary" busy={saving.isRunning}>
        <FormattedMessage id="currencies.save" />
      </Button>
    </Stack>
  )
})

function Heads() {
  return (
    <TableHead>
      <HeadCell>
        <FormattedMessage id="list.column.currency" />
      </HeadCell>
      <HeadCell align="end">
        <FormattedMessage id="currencies.rate" />
      </HeadCell>
      <HeadCell align="end">
        <FormattedMessage id="currencies.sample" />
      </HeadCell>
      <HeadCell align="end" className={utilities.notOnPhone}>
        <FormattedMessage id="currencies.rateDate" />
      </HeadCell>
    </TableHead>
  )
}

type RowProps = Props & { readonly row: CurrenciesViewModel['rows'][number] }

const CurrencyRow = observer(function CurrencyRow({ model, row }: RowProps) {
  const intl = useIntl()
  const dayText = useCellDayText()
  const { code, name, rate, rateDate, sample } = row
  const money = (value: number, currency: string) =>
    intl.formatNumber(value, { style: 'currency', currency, useGrouping: 'always' })
  return (
    <Row selected={model.chosen === code}>
      <Cell heading>
        <Choice model={model} code={code}>
          <strong>{code}</strong> {name}
        </Choice>
      </Cell>
      <Cell align="end" className={styles.figure}>
        {intl.formatNumber(rate, {
          minimumFractionDigits: 4,
          maximumFractionDigits: 4,
          useGrouping: 'always',
        })}
      </Cell>
      <Cell align="end" className={styles.figure}>
        {money(model.sampleAmount, model.accountCurrency)} ≈ {money(sample, code)}
      </Cell>
      <Cell align="end" className={utilities.notOnPhone}>
        {dayText(rateDate)}
      </Cell>
    </Row>
  )
})

type ChoiceProps = Props & { readonly code: string; readonly children: ReactNode }

const Choice = observer(function Choice({ model, code, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="alternativeCurrency"
        value={code}
        checked={model.chosen === code}
        onChange={() => model.choose(code)}
      />
      <span>{children}</span>
    </label>
  )
})
