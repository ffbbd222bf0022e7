import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BalancedEntry } from '#domain/documents/statement.ts'
import type { Money } from '#domain/shared/money.ts'
import { CellAnchor } from '../../data-table/list-cell.tsx'
import { useCellDayText } from '../../intl/day-texts.ts'
import { useAmountText } from '../../part/price.tsx'
import { useLocale, usePaths } from '../../routing/use-paths.ts'
import { FailureAlert } from '../../shared/failure-alert.tsx'
import { Button, ButtonRow } from '../../shared/button.tsx'
import { classNames } from '../../shared/class-names.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { Section } from '../../shared/page-frame.tsx'
import { Cluster, Stack } from '../../shared/stack.tsx'
import { Cell, HeadCell } from '../../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../../shared/table.tsx'
import utilities from '../../shared/utilities.module.css'
import { documentLink } from '../../document-files/document-links.ts'
import type { AccountViewModel } from './account.view-model.ts'
import styles from './account-statement.module.css'
import { debitAndCredit, statementSheet } from './statement-sheet.ts'

type Props = { readonly model: AccountViewModel }

/** The entries of one month, with its opening and closing balance. */
export const AccountStatement = observer(function AccountStatement({ model }: Props) {
  const intl = useIntl()
  if (!model.loaded) return null
  const { shown } = model.loaded.months
  const month = intl.formatDate(`${shown}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <Section
      title={<FormattedMessage id="statement.heading" values={{ month }} />}
      actions={<Months model={model} />}
    >
      <Stack gap={12}>
        <Exports model={model} month={shown} />
        <Entries model={model} />
      </Stack>
    </Section>
  )
})

const Months = observer(function Months({ model }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const { previous, next } = model.loaded?.months ?? {}
  const months = [
    ['previous', previous],
    ['next', next],
  ] as const
  return (
    <Cluster as="nav" gap={8} aria-label={intl.formatMessage({ id: 'statement.name' })}>
      {months.map(
        ([way, month]) =>
          month !== undefined && (
            <LinkButton
              key={way}
              small
              variant="quiet"
              to={{ pathname: to('account'), search: `?month=${month}` }}
              preventScrollReset
            >
              <FormattedMessage id={`statement.${way}`} />
            </LinkButton>
          ),
      )}
    </Cluster>
  )
})

const Exports = observer(function Exports({ model, month }: Props & { readonly month: string }) {
  const intl = useIntl()
  const language = useLocale()
  const { statement, entries, saving } = model
  if (!statement) return null
  const name = `${intl.formatMessage({ id: 'statement.name' })} ${month}`
  return (
    <>
      <ButtonRow>
        {(['pdf', 'csv', 'xlsx'] as const).map((format) => (
          <Button
            key={format}
            small
            icon="file"
            busy={saving.isRunning}
            onClick={() =>
              void model.save(statementSheet(intl, { name, statement, entries }), format, language)
            }
          >
            {format === 'pdf' ? 'PDF' : <FormattedMessage id={`list.format.${format}`} />}
          </Button>
        ))}
      </ButtonRow>
      <FailureAlert id={model.hasFailed && 'list.exportFailed'} />
    </>
  )
})

const HEADS = ['list.column.date', 'statement.entry', 'list.column.documentNo'] as const
const AMOUNTS = ['statement.charged', 'statement.credited', 'statement.balance'] as const

/** Entries of a month that a phone shows at first. */
const ENTRIES_FIRST = 8

const Entries = observer(function Entries({ model }: Props) {
  const { entries, statement } = model
  const shown = model.loaded?.months.shown
  const [completeMonth, setCompleteMonth] = useState<string>()
  const isShortened = completeMonth !== shown && entries.length > ENTRIES_FIRST
  return (
    <div data-density="compact" className={isShortened ? styles.shortened : undefined}>
      <Table caption={<FormattedMessage id="statement.name" />}>
        <TableHead>
          {[...HEADS, 'list.column.customerOrderReference'].map((id) => (
            <HeadCell key={id}>
              <FormattedMessage id={id} />
            </HeadCell>
          ))}
          {AMOUNTS.map((id) => (
            <HeadCell key={id} align="end">
              <FormattedMessage id={id} />
            </HeadCell>
          ))}
        </TableHead>
        <TableBody>
          <BalanceRow id="statement.opening" balance={statement?.opening} />
          {entries.map((entry, index) => (
            <Entry key={`${index} ${entry.documentNo}`} entry={entry} />
          ))}
          <BalanceRow id="statement.closing" balance={statement?.closing} />
        </TableBody>
      </Table>
      {isShortened && (
        <Button
          wide
          className={classNames(utilities.before16, utilities.onlyOnPhone)}
          data-scripts-only
          onClick={() => setCompleteMonth(shown)}
        >
          <FormattedMessage id="statement.all" values={{ count: entries.length }} />
        </Button>
      )}
    </div>
  )
})

/** Columns that are empty in a row with a balance. */
const EMPTY = ['document', 'reference', 'charged', 'credited']

type BalanceProps = { readonly id: string; readonly balance: Money | undefined }

function BalanceRow({ id, balance }: BalanceProps) {
  const amountText = useAmountText()
  return (
    <Row>
      <Cell place="gone" />
      <Cell heading place="head">
        <FormattedMessage id={id} />
      </Cell>
      {EMPTY.map((column) => (
        <Cell key={column} place="gone" />
      ))}
      <Cell align="end">{balance && <strong>{amountText(balance)}</strong>}</Cell>
    </Row>
  )
}

function Entry({ entry }: { readonly entry: BalancedEntry }) {
  const intl = useIntl()
  const dayText = useCellDayText()
  const amountText = useAmountText()
  const { date, kind, documentNo, customerOrderReference, amount, balance } = entry
  const amounts = [...debitAndCredit(amount), balance]
  const type = kind === 'CREDIT_NOTE' ? kind : 'INVOICE'
  return (
    <Row>
      <Cell label={intl.formatMessage({ id: 'list.column.date' })}>{dayText(date)}</Cell>
      <Cell heading place="head">
        <FormattedMessage id={`statement.kind.${kind}`} />
      </Cell>
      <Cell label={intl.formatMessage({ id: 'list.column.documentNo' })}>
        {documentNo !== undefined && <CellAnchor link={documentLink(type, documentNo)} />}
      </Cell>
      <Cell label={intl.formatMessage({ id: 'list.column.customerOrderReference' })}>
        {customerOrderReference}
      </Cell>
      {AMOUNTS.map((id, index) => {
        const money = amounts[index]
        return (
          <Cell key={id} align="end" label={intl.formatMessage({ id })}>
            {money && amountText(money)}
          </Cell>
        )
      })}
    </Row>
  )
}
