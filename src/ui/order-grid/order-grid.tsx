import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useImperativeHandle, useRef, type KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IfPricesVisible } from '../part/price.tsx'
import { classNames } from '../shared/class-names.ts'
import { RowWindow } from '../data-table/row-window.tsx'
import utilities from '../shared/utilities.module.css'
import type { RowWindowHandle } from '../data-table/windowed-rows.tsx'
import { HeadCell } from '../shared/table-cells.tsx'
import { Table, TableBody, TableHead } from '../shared/table.tsx'
import { adjacentControl, focusField, isAtEnd, cellPositionOf, type GridColumn } from './grid-focus.ts'
import { GridRowView } from './grid-row.tsx'
import type { OrderGridProps } from './order-grid-props.ts'
import type { OrderGridViewModel } from './order-grid.view-model.ts'
import type { GridRow } from './grid-row.view-model.ts'
import type { GridRows } from './grid-rows.view-model.ts'
import hidden from '../shared/visually-hidden.module.css'
import styles from './order-grid.module.css'

const ROW_HEIGHT = 57

const idOf = ({ id }: GridRow) => id

/**
 * Editable rows. Tab moves between the number and quantity fields and skips other controls of a row, because these may
 * appear between two key presses when a result arrives; the arrow keys reach them.
 */
export const OrderGrid = observer(function OrderGrid({
  model,
  withStock = false,
  noteOf,
  handle,
}: OrderGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const rowWindow = useRef<RowWindowHandle>(null)
  const goTo = useCallback(
    (row: GridRow | undefined, column: GridColumn) => {
      if (!row) return
      rowWindow.current?.reveal(model.rows.shown.indexOf(row))
      focusField(grid.current, row.id, column)
    },
    [model],
  )
  useImperativeHandle(handle, () => ({ goTo }), [goTo])
  const { shown } = model.rows
  const [first] = shown
  const { locale } = useIntl()
  useEffect(() => model.changeLanguage(locale), [model, locale])
  const focused = useRef<EventTarget>(null)
  // restores the focus if its field was removed: with a row that was added to the cart, or because the list became
  // virtualized
  useEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return
    const cell = cellPositionOf(focused.current)
    const row = shown.find(({ id }) => id === cell?.rowId)
    goTo(row ?? first, (row && cell?.column) ?? 'number')
  }, [first, shown, shown.length, goTo])
  const handleKey = (event: KeyboardEvent) => {
    if (answerKey(event, model, goTo)) event.preventDefault()
  }
  return (
    // keys of all fields are handled here; the table itself is not a control
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={grid}
      className={classNames(styles.grid, utilities.edgeShadows)}
      onKeyDown={handleKey}
      onFocus={({ target }) => (focused.current = target)}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) focused.current = null
      }}
    >
      <RowProblems rows={model.rows} />
      <Table
        caption={<FormattedMessage id="lines.caption" />}
        sticky
        className={classNames(styles.table, utilities.fullWidth, withStock && styles.withStock)}
      >
        <TableHead>
          {withStock && (
            <HeadCell hidden fit>
              <FormattedMessage id="lines.mark" />
            </HeadCell>
          )}
          <HeadCell hidden fit>
            <FormattedMessage id="lines.row" />
          </HeadCell>
          <HeadCell className={styles.input}>
            <FormattedMessage id="lines.typed" />
          </HeadCell>
          <HeadCell>
            <FormattedMessage id="list.column.sku" />
          </HeadCell>
          <HeadCell className={styles.stock}>
            <FormattedMessage id="cart.availability" />
          </HeadCell>
          <HeadCell align="end" className={styles.quantity}>
            <FormattedMessage id="cart.quantity" />
          </HeadCell>
          <IfPricesVisible>
            <HeadCell align="end" className={styles.amount}>
              <FormattedMessage id="cart.unitPrice" />
            </HeadCell>
            <HeadCell align="end" className={styles.amount}>
              <FormattedMessage id="cart.total" />
            </HeadCell>
          </IfPricesVisible>
          <HeadCell className={styles.state}>
            <FormattedMessage id="lines.state" />
          </HeadCell>
          <HeadCell hidden fit className={styles.remove}>
            <FormattedMessage id="cart.remove" />
          </HeadCell>
        </TableHead>
        <TableBody>
          <RowWindow items={shown} keyOf={idOf} rowHeight={ROW_HEIGHT} handle={rowWindow}>
            {(row, index) => (
              <GridRowView
                key={row.id}
                row={row}
                place={index + 1}
                model={model}
                withStock={withStock}
                noteOf={noteOf}
                grid={grid}
              />
            )}
          </RowWindow>
        </TableBody>
      </Table>
    </div>
  )
})

const PROBLEMS_SAID = 5

/** Live region that announces each new problem of a row; the bar below the table shows their number. */
const RowProblems = observer(function RowProblems({ rows }: { readonly rows: GridRows }) {
  return (
    <div className={hidden.hidden} aria-live="polite">
      {rows.problems.slice(-PROBLEMS_SAID).map((row) => (
        <div key={`${row.id}-${row.state}`}>
          <FormattedMessage
            id="lines.rowProblem"
            values={{
              row: rows.all.indexOf(row) + 1,
              problem: <FormattedMessage id={`lines.state.${row.state}`} />,
            }}
          />
        </div>
      ))}
    </div>
  )
})

type GoTo = (row: GridRow | undefined, column: GridColumn) => void

/** Handles a key in the table. Returns true if the key had an effect. */
function answerKey(event: KeyboardEvent, model: OrderGridViewModel, goTo: GoTo): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return false
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') return goBeside(event)
  const { rows } = model
  const cell = cellPositionOf(event.target)
  const row = rows.all.find(({ id }) => id === cell?.rowId)
  if (!cell || !row) return false
  const index = rows.shown.indexOf(row)
  switch (event.key) {
    case 'Tab':
      return goAcross(rows, row, cell.column, event.shiftKey, goTo)
    case 'Enter':
      void model.readNumbers()
      if (event.shiftKey) goTo(rows.shown[index - 1], cell.column)
      else goTo(rows.below(row), 'number')
      return true
    case 'ArrowDown':
    case 'ArrowUp':
      if (cell.column !== 'number') return false
      goTo(rows.shown[index + (event.key === 'ArrowDown' ? 1 : -1)], 'number')
      return true
    case 'Delete':
      return (event.shiftKey || row.isEmpty) && removeRow(rows, row, goTo)
    default:
      return false
  }
}

/** Removes the row. False for the last row, which remains for further input. */
function removeRow(rows: GridRows, row: GridRow, goTo: GoTo): boolean {
  if (rows.all.at(-1) === row) return false
  const next = rows.below(row)
  rows.remove(row)
  goTo(next ?? rows.all.at(-1), 'number')
  return true
}

/** Moves the focus to the control on the left or right in the row. */
function goBeside(event: KeyboardEvent): boolean {
  const step = event.key === 'ArrowRight' ? 1 : -1
  if (event.shiftKey || !(event.target instanceof HTMLElement) || !isAtEnd(event.target, step)) return false
  const next = adjacentControl(event.target, step)
  next?.focus()
  return next !== undefined
}

/** Moves the focus to the next or previous field; false at both ends of the table, so that Tab leaves it. */
function goAcross(rows: GridRows, row: GridRow, column: GridColumn, isBack: boolean, goTo: GoTo): boolean {
  const index = rows.shown.indexOf(row)
  const other = column === (isBack ? 'quantity' : 'number') ? row : rows.shown[index + (isBack ? -1 : 1)]
  goTo(other, column === 'number' ? 'quantity' : 'number')
  return other !== undefined
}
