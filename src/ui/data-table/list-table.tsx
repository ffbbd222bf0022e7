import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePaths } from '../routing/use-paths.ts'
import { Checkbox } from '../shared/checkbox.tsx'
import { Cell, HeadCell } from '../shared/table-cells.tsx'
import { Row, Table, TableBody, TableFoot, TableHead } from '../shared/table.tsx'
import utilities from '../shared/utilities.module.css'
import { ListCell } from './list-cell.tsx'
import { columnTextId } from './list-texts.ts'
import type { ListViewModel } from './list.view-model.ts'
import { TableFrame } from './table-frame.tsx'
import styles from './table-frame.module.css'

/** A cell with controls, such as buttons; undefined for all others. */
export type RenderCell<Item> = (columnId: string, item: Item) => ReactNode

type Props<Item> = {
  readonly model: ListViewModel<Item>
  readonly renderCell?: RenderCell<Item> | undefined
}

/** A table with more columns is assumed to be wider than the page until it is measured. */
const COLUMNS_MAX = 11

export const ListTable = observer(ListTableOf) as typeof ListTableOf

function ListTableOf<Item>({ model, renderCell }: Props<Item>) {
  const { name, isSelectable } = model.definition
  return (
    <TableFrame isWide={model.columns.length > COLUMNS_MAX}>
      <Table caption={<FormattedMessage id={`list.title.${name}`} />} sticky className={utilities.fullWidth}>
        <TableHead>
          {isSelectable && <SelectPage model={model} />}
          {model.columns.map((column) => (
            <SortHead key={column.id} model={model} columnId={column.id} />
          ))}
        </TableHead>
        <TableBody>
          {model.items.map((item) => (
            <ItemRow key={model.keyOf(item)} model={model} item={item} renderCell={renderCell} />
          ))}
        </TableBody>
        <Totals model={model} />
      </Table>
    </TableFrame>
  )
}

type ModelProps = { readonly model: ListViewModel<unknown> }

const SelectPage = observer(function SelectPage({ model }: ModelProps) {
  const intl = useIntl()
  return (
    <HeadCell fit>
      <Checkbox
        label={intl.formatMessage({ id: 'list.selectPage' })}
        labelHidden
        checked={model.isPageSelected}
        indeterminate={model.isPagePartlySelected}
        onChange={(checked) => model.selectPage(checked)}
      />
    </HeadCell>
  )
})

const SortHead = observer(function SortHead({ model, columnId }: ModelProps & { readonly columnId: string }) {
  const intl = useIntl()
  const { to } = usePaths()
  const column = model.columns.find(({ id }) => id === columnId)!
  const sort = model.links.sortOf(column)
  return (
    <HeadCell
      align={column.align}
      hidden={column.isControl}
      className={column.isControl ? styles.control : undefined}
      data-screen-only={column.isControl}
      sorted={sort?.sorted}
      sortTo={sort && { pathname: to(model.definition.routeId), search: sort.query }}
    >
      <FormattedMessage id={columnTextId(intl, model.definition.name, columnId)} />
    </HeadCell>
  )
})

const ItemRow = observer(ItemRowOf) as typeof ItemRowOf

function ItemRowOf<Item>({ model, item, renderCell }: Props<Item> & { readonly item: Item }) {
  const intl = useIntl()
  const isSelected = model.isSelected(item)
  return (
    <Row selected={isSelected} aria-selected={undefined}>
      {model.definition.isSelectable && (
        <Cell place="corner" fit>
          <Checkbox
            label={intl.formatMessage({ id: 'list.selectRow' }, { name: model.nameOf(item) })}
            labelHidden
            checked={isSelected}
            onChange={(checked, isRange) =>
              isRange ? model.selectRange(item, checked) : model.select(item, checked)
            }
          />
        </Cell>
      )}
      {model.columns.map((column) => {
        const value = column.cell(item)
        const rendered = renderCell?.(column.id, item) || undefined
        const isEmpty = value === undefined && rendered === undefined
        return (
          <Cell
            key={column.id}
            className={column.isControl ? styles.control : undefined}
            data-screen-only={column.isControl}
            align={column.align}
            heading={column.isHeading}
            place={isEmpty ? 'gone' : (column.place ?? (column.isHeading ? 'head' : undefined))}
            label={column.isHeading || column.isControl ? undefined : labelOf(column.id)}
          >
            {rendered ?? <ListCell value={value} />}
          </Cell>
        )
      })}
    </Row>
  )

  function labelOf(id: string): string {
    return intl.formatMessage({ id: columnTextId(intl, model.definition.name, id) })
  }
}

/** Row of sums, each below its column; its label is before the first sum. */
const Totals = observer(function Totals({ model }: ModelProps) {
  const { totals, columns, definition } = model
  if (!totals) return null
  const first = columns.findIndex(({ id }) => totals.has(id))
  return (
    <TableFoot>
      <Row>
        <Cell heading align="end" colSpan={Math.max(first, 1) + (definition.isSelectable ? 1 : 0)}>
          <FormattedMessage id="list.sum" values={{ count: model.total }} />
        </Cell>
        {columns.slice(Math.max(first, 1)).map(({ id, align }) => (
          <Cell key={id} align={align} place={totals.has(id) ? undefined : 'gone'}>
            <ListCell value={totals.get(id)} />
          </Cell>
        ))}
      </Row>
    </TableFoot>
  )
})
