import { observer } from 'mobx-react-lite'
import type { KeyboardEvent, RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Price, IfPricesVisible, useAmountText, usePrices } from '../part/price.tsx'
import { SCAN_FIELD_PROPS } from '../scanning/listen-to-scanner.ts'
import { Button } from '../shared/button.tsx'
import { Checkbox } from '../shared/checkbox.tsx'
import { classNames } from '../shared/class-names.ts'
import { Icon } from '../shared/icon.tsx'
import { Skeleton } from '../shared/skeleton.tsx'
import { Cell } from '../shared/table-cells.tsx'
import { Row } from '../shared/table.tsx'
import text from '../shared/text.module.css'
import { Text } from '../shared/text.tsx'
import { Input } from '../shared/text-input.tsx'
import { fieldOf, focusField } from './grid-focus.ts'
import type { OrderGridProps } from './order-grid-props.ts'
import type { OrderGridViewModel } from './order-grid.view-model.ts'
import { QuantityHint } from './quantity-hint.tsx'
import { RowArticle } from './row-article.tsx'
import { RowChoices } from './row-choices.tsx'
import { RowStock } from './row-stock.tsx'
import { RowStateWord } from './row-state.tsx'
import { StockPlaces } from './stock-places.tsx'
import type { GridRow } from './grid-row.view-model.ts'
import styles from './order-grid.module.css'

type Props = {
  readonly row: GridRow
  /** Row number, from 1. */
  readonly place: number
  readonly model: OrderGridViewModel
  readonly withStock?: boolean | undefined
  readonly grid: RefObject<HTMLDivElement | null>
} & Pick<OrderGridProps, 'noteOf'>

export const GridRowView = observer(function GridRowView({
  row,
  place: rowNumber,
  model,
  withStock,
  noteOf,
  grid,
}: Props) {
  const intl = useIntl()
  const prices = usePrices()
  const articleId = `line-${row.id}-article`
  const availability = row.offer?.part?.availability
  const remove = () => {
    const next = model.rows.below(row)
    model.rows.remove(row)
    focusField(grid.current, next?.id ?? model.rows.all.at(-1)?.id, 'number')
  }
  return (
    <>
      <Row
        id={`line-${row.id}`}
        wrong={row.isProblem && row.state !== 'choose'}
        selected={row.state === 'choose'}
        aria-busy={row.isAsking || undefined}
      >
        {withStock && (
          <Cell fit className={styles.mark}>
            <Checkbox
              labelHidden
              label={intl.formatMessage({ id: 'lines.markRow' }, { row: rowNumber })}
              checked={row.isMarked}
              disabled={!row.isReady}
              onChange={(marked) => row.mark(marked)}
            />
          </Cell>
        )}
        <Cell fit className={styles.place}>
          <Text muted>{rowNumber}</Text>
        </Cell>
        <Cell place="head" className={styles.input}>
          <NumberField row={row} place={rowNumber} model={model} articleId={articleId} />
        </Cell>
        <Cell id={articleId} place="wide" className={styles.article}>
          <RowArticle row={row} model={model} noteOf={noteOf} />
        </Cell>
        <Cell
          label={intl.formatMessage({ id: 'cart.availability' })}
          place={availability || row.isAsking ? undefined : 'gone'}
        >
          {row.isAsking && <Skeleton width={80} />}
          <RowStock row={row} />
          {withStock && row.line?.stock && <StockPlaces stock={row.line.stock} />}
        </Cell>
        <Cell align="end" label={intl.formatMessage({ id: 'cart.quantity' })} className={styles.quantity}>
          <QuantityField row={row} place={rowNumber} model={model} />
          <QuantityHint row={row} most={model.rows.limits.max} />
        </Cell>
        <IfPricesVisible>
          <PriceCells row={row} />
        </IfPricesVisible>
        <Cell label={intl.formatMessage({ id: 'lines.state' })} place={row.isEmpty ? 'gone' : undefined}>
          <RowStateWord row={row} />
        </Cell>
        <Cell place="corner" fit>
          {!row.isEmpty && (
            <Button
              variant="quiet"
              iconOnly
              small
              aria-label={intl.formatMessage({ id: 'lines.removeRow' }, { row: rowNumber })}
              onClick={remove}
            >
              <Icon name="trash" />
            </Button>
          )}
        </Cell>
      </Row>
      {row.state === 'choose' && (
        <RowChoices
          row={row}
          place={rowNumber}
          model={model}
          columns={(withStock ? 8 : 7) + (prices.areVisible ? 2 : 0)}
          onTaken={() => focusField(grid.current, row.id, 'quantity')}
        />
      )}
    </>
  )
})

type FieldProps = Pick<Props, 'row' | 'place' | 'model'>

const NumberField = observer(function NumberField({
  row,
  place: rowNumber,
  model,
  articleId,
}: FieldProps & { readonly articleId: string }) {
  const intl = useIntl()
  return (
    <Input
      small
      className={classNames(styles.number, text.strong)}
      {...fieldOf(row.id, 'number')}
      {...SCAN_FIELD_PROPS}
      value={row.written.number}
      onChange={(event) => model.rows.type(row, { number: event.target.value })}
      onBlur={() => void model.readNumbers()}
      aria-label={intl.formatMessage({ id: 'lines.numberOfRow' }, { row: rowNumber })}
      aria-describedby={row.isEmpty ? undefined : articleId}
      aria-invalid={row.state === 'not-found' || row.state === 'discontinued' || undefined}
      placeholder={intl.formatMessage({ id: 'lines.placeholder' })}
      autoComplete="off"
      spellCheck={false}
      maxLength={model.limits.numberLength}
    />
  )
})

const PriceCells = observer(function PriceCells({ row }: Pick<Props, 'row'>) {
  const intl = useIntl()
  const { unitPrice, total, coreDeposits } = row.offer ?? {}
  // reserves the place of the prices, so that an answer does not move the cards below on phones
  const emptyPlace = row.isAsking ? undefined : 'gone'
  const amountText = useAmountText()
  return (
    <>
      <Cell
        align="end"
        label={intl.formatMessage({ id: 'cart.unitPrice' })}
        place={unitPrice ? undefined : emptyPlace}
      >
        {row.isAsking && <Skeleton width={60} />}
        {unitPrice && <Price amount={unitPrice} />}
      </Cell>
      <Cell
        align="end"
        label={intl.formatMessage({ id: 'cart.total' })}
        place={total ? undefined : emptyPlace}
      >
        {row.isAsking && <Skeleton width={60} />}
        {total && (
          <strong>
            <Price amount={total} />
          </strong>
        )}
        {coreDeposits && (
          <Text as="p" muted className={styles.hint}>
            <FormattedMessage id="price.coreDeposit" values={{ amount: amountText(coreDeposits) }} />
          </Text>
        )}
      </Cell>
    </>
  )
})

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

const QuantityField = observer(function QuantityField({ row, place: rowNumber, model }: FieldProps) {
  const intl = useIntl()
  const { rows } = model
  const isWrong = !row.isEmpty && row.pieces === undefined
  const handleKey = (event: KeyboardEvent) => {
    if (event.metaKey || event.altKey || event.shiftKey || row.isEmpty) return
    const { min, max } = rows.limits
    const limit = event.ctrlKey ? { Home: min, End: max }[event.key] : undefined
    const step = event.ctrlKey ? undefined : STEPS[event.key]
    if (limit !== undefined) rows.type(row, { quantity: String(limit) })
    else if (step !== undefined) rows.step(row, step)
    else return
    event.preventDefault()
  }
  return (
    <Input
      small
      numeric
      className={styles.pieces}
      {...fieldOf(row.id, 'quantity')}
      inputMode="numeric"
      role="spinbutton"
      aria-valuemin={rows.limits.min}
      aria-valuemax={rows.limits.max}
      aria-valuenow={row.isEmpty ? undefined : row.pieces}
      aria-valuetext={row.written.quantity || undefined}
      aria-invalid={isWrong || undefined}
      aria-describedby={`line-${row.id}-hint`}
      aria-label={intl.formatMessage({ id: 'lines.quantityOfRow' }, { row: rowNumber })}
      value={row.written.quantity}
      placeholder={row.isEmpty ? undefined : '1'}
      autoComplete="off"
      maxLength={40}
      onChange={(event) => rows.type(row, { quantity: event.target.value })}
      onKeyDown={handleKey}
      onFocus={(event) => event.target.select()}
    />
  )
})
