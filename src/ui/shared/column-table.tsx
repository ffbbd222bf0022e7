import { observer } from 'mobx-react-lite'
import type { ComponentProps, Key, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Cell, HeadCell } from './table-cells.tsx'
import { Row, Table, TableBody, TableHead } from './table.tsx'

type Column<Item> = Pick<ComponentProps<typeof Cell>, 'align' | 'fit' | 'place' | 'heading' | 'className'> & {
  /** Message id of the column's name. */
  readonly head: string
  /** True to hide the name, for columns of controls. */
  readonly hidden?: boolean
  readonly render: (item: Item) => ReactNode
}

type Props<Item> = Omit<ComponentProps<typeof Table>, 'children'> & {
  /** Columns that are `false` are omitted. */
  readonly columns: readonly (Column<Item> | false)[]
  readonly items: readonly Item[]
  readonly keyOf: (item: Item, index: number) => Key
  readonly isWrong?: (item: Item) => boolean
}

/** Table that fills the cells of each item in the same way. On phones, each cell shows the name of its column. */
export const ColumnTable = observer(ColumnTableOf) as typeof ColumnTableOf

function ColumnTableOf<Item>({ columns, items, keyOf, isWrong, ...table }: Props<Item>) {
  const intl = useIntl()
  const shown = columns.filter((column) => column !== false)
  return (
    <Table {...table}>
      <TableHead>
        {shown.map(({ head, hidden, align, fit, className }) => (
          <HeadCell key={head} {...{ hidden, align, fit, className }}>
            <FormattedMessage id={head} />
          </HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {items.map((item, index) => (
          <Row key={keyOf(item, index)} wrong={isWrong?.(item)}>
            {shown.map(({ head, hidden, render, ...attributes }) => {
              const isNamed = !hidden && !attributes.heading && attributes.place !== 'head'
              return (
                <Cell
                  key={head}
                  label={isNamed ? intl.formatMessage({ id: head }) : undefined}
                  {...attributes}
                >
                  {render(item)}
                </Cell>
              )
            })}
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
