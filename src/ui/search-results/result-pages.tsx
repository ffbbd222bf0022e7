import { observer } from 'mobx-react-lite'
import { useIntl } from 'react-intl'
import { usePaths } from '../routing/use-paths.ts'
import { Pagination } from '../shared/pagination.tsx'
import styles from './search-results.module.css'
import type { SearchResultsViewModel } from './search-results.view-model.ts'

export const ResultPages = observer(function ResultPages({
  model,
}: {
  readonly model: SearchResultsViewModel
}) {
  const { to } = usePaths()
  const intl = useIntl()
  const { pageCount, pages } = model
  const { page } = model.address
  if (pageCount === 1) return null
  const linkTo = (number: number) => ({ pathname: to('results'), search: model.queryOfPage(number) })
  const label = (id: 'pages.previous' | 'pages.next') => intl.formatMessage({ id })
  return (
    <div className={styles.foot}>
      <Pagination
        label={intl.formatMessage({ id: 'pages.label' })}
        pages={pages.map((number) =>
          number === 'gap'
            ? number
            : {
                to: linkTo(number),
                text: intl.formatNumber(number),
                label: intl.formatMessage({ id: 'pages.page' }, { page: number }),
                isCurrent: number === page,
              },
        )}
        previous={page > 1 ? { to: linkTo(page - 1), label: label('pages.previous') } : undefined}
        next={page < pageCount ? { to: linkTo(page + 1), label: label('pages.next') } : undefined}
      />
    </div>
  )
})
