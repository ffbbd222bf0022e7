import { observer } from 'mobx-react-lite'
import { useCallback, useRef, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IfPricesVisible } from '../../part/price.tsx'
import { Checkbox } from '../../shared/checkbox.tsx'
import { RowWindow } from '../../data-table/row-window.tsx'
import type { RowWindowHandle } from '../../data-table/windowed-rows.tsx'
import { HeadCell } from '../../shared/table-cells.tsx'
import { Table, TableBody, TableHead } from '../../shared/table.tsx'
import { CartRow } from './cart-row.tsx'
import type { CartViewModel } from './cart.view-model.ts'
import styles from './cart.module.css'
import { RemovedLines } from './removed-lines.tsx'
import type { CartLineId } from '#domain/cart/cart.ts'

type Props = { readonly model: CartViewModel }
type LinesProps = Props & { readonly rows: RefObject<RowWindowHandle | null> }

const ROW_HEIGHT = 91

const itself = (id: CartLineId) => id

export const CartLines = observer(function CartLines({ model, rows }: LinesProps) {
  const region = useRef<HTMLDivElement>(null)

  /** Removes lines and moves the focus to the list, because the pressed button is removed too. */
  const remove = useCallback(
    (ids: readonly CartLineId[]) => {
      void model.remove(ids)
      region.current?.focus()
    },
    [model],
  )

  return (
    <div ref={region} tabIndex={-1} className={styles.lines}>
      <RemovedLines model={model} />
      <Table caption={<FormattedMessage id="cart.lines" />}>
        <TableHead>
          <HeadCell fit data-scripts-only>
            <SelectAll model={model} />
          </HeadCell>
          <HeadCell>
            <FormattedMessage id="list.column.sku" />
          </HeadCell>
          <HeadCell>
            <FormattedMessage id="cart.availability" />
          </HeadCell>
          <IfPricesVisible>
            <HeadCell align="end">
              <FormattedMessage id="cart.unitPrice" />
            </HeadCell>
          </IfPricesVisible>
          <HeadCell>
            <FormattedMessage id="cart.quantity" />
          </HeadCell>
          <IfPricesVisible>
            <HeadCell align="end">
              <FormattedMessage id="cart.total" />
            </HeadCell>
          </IfPricesVisible>
          <HeadCell hidden fit>
            <FormattedMessage id="cart.remove" />
          </HeadCell>
        </TableHead>
        <TableBody aria-busy={model.isLoading}>
          <RowWindow items={model.lineIds} keyOf={itself} rowHeight={ROW_HEIGHT} handle={rows}>
            {(id) => <CartRow key={id} line={model.line(id)} model={model} onRemove={remove} />}
          </RowWindow>
        </TableBody>
      </Table>
    </div>
  )
})

/**
 * Check box that selects all lines. It is a separate component, so that a change of the selection does not re-render
 * the rows.
 */
const SelectAll = observer(function SelectAll({ model: { selection, mayChange } }: Props) {
  const intl = useIntl()
  return (
    <Checkbox
      label={intl.formatMessage({ id: 'cart.markAll' })}
      labelHidden
      disabled={!mayChange}
      checked={selection.areAll}
      indeterminate={selection.areSome}
      onChange={(areMarked) => selection.selectAll(areMarked)}
    />
  )
})
