import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { usePaths } from '../../routing/use-paths.ts'
import { HeadCell } from '../../shared/table-cells.tsx'
import { Table, TableBody, TableHead } from '../../shared/table.tsx'
import { ItemRow } from './item-row.tsx'
import { writeAddress } from './list-address.view-model.ts'
import type { NoticeListViewModel } from './notice-list.view-model.ts'

type Props = { readonly model: NoticeListViewModel; readonly onGone: () => void }

export const ItemTable = observer(function ItemTable({ model, onGone }: Props) {
  return (
    <Table caption={model.list?.name}>
      <TableHead>
        <HeadCell hidden fit>
          <FormattedMessage id="noticelist.select" />
        </HeadCell>
        <SortedHead model={model} by="sku">
          <FormattedMessage id="noticelist.part" />
        </SortedHead>
        <SortedHead model={model} by="quantity">
          <FormattedMessage id="noticelist.quantity" />
        </SortedHead>
        <HeadCell>
          <FormattedMessage id="noticelist.stock" />
        </HeadCell>
        {model.pricesAreVisible && (
          <SortedHead model={model} by="price" align="end">
            <FormattedMessage id="noticelist.price" />
          </SortedHead>
        )}
        <HeadCell>
          <FormattedMessage id="noticelist.availability" />
        </HeadCell>
        <HeadCell hidden fit>
          <FormattedMessage id="noticelist.actions" />
        </HeadCell>
      </TableHead>
      <TableBody>
        {model.items.map((item) => (
          <ItemRow key={item.sku} model={model} item={item} onGone={onGone} />
        ))}
      </TableBody>
    </Table>
  )
})

type SortedProps = {
  readonly model: NoticeListViewModel
  readonly by: string
  readonly align?: 'end'
  readonly children: ReactNode
}

const SortedHead = observer(function SortedHead({ model, by, align, children }: SortedProps) {
  const { to } = usePaths()
  const { sortBy, descending } = model.address
  const isSorted = sortBy === by
  const next = { ...model.address, sortBy: by, descending: isSorted && !descending, page: 1 }
  return (
    <HeadCell
      align={align}
      sorted={isSorted ? (descending ? 'descending' : 'ascending') : 'none'}
      sortTo={to('noticelist') + writeAddress(next)}
    >
      {children}
    </HeadCell>
  )
})
