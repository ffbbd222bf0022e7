import { observer } from 'mobx-react-lite'
import { useIntl } from 'react-intl'
import { usePaths } from '../../routing/use-paths.ts'
import { Pagination } from '../../shared/pagination.tsx'
import { ITEMS_PER_PAGE, writeAddress } from './list-address.view-model.ts'
import type { NoticeListViewModel } from './notice-list.view-model.ts'

export const ListPages = observer(function ListPages({ model }: { readonly model: NoticeListViewModel }) {
  const intl = useIntl()
  const { to } = usePaths()
  const count = Math.ceil(model.total / ITEMS_PER_PAGE)
  if (count < 2) return null
  const pages = Array.from({ length: count }, (_, index) => ({
    to: to('noticelist') + writeAddress({ ...model.address, page: index + 1 }),
    text: intl.formatNumber(index + 1),
    label: intl.formatMessage({ id: 'noticelist.page' }, { page: index + 1 }),
    isCurrent: index + 1 === model.address.page,
  }))
  return <Pagination label={intl.formatMessage({ id: 'noticelist.pages' })} pages={pages} />
})
