import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { usePaths } from '../routing/use-paths.ts'
import { classNames } from '../shared/class-names.ts'
import { Pagination } from '../shared/pagination.tsx'
import styles from './search-results.module.css'
import type { SearchResultsViewModel } from './search-results.view-model.ts'

type Props = { readonly model: SearchResultsViewModel }

export const ResultPages = observer(function ResultPages({ model }: Props) {
  const { to } = usePaths()
  const intl = useIntl()
  const { pageCount, pages, sizes } = model
  const { page } = model.address
  if (pageCount === 1 && sizes.length === 0) return null
  const linkTo = (number: number) => ({ pathname: to('results'), search: model.queryOfPage(number) })
  const label = (id: 'pages.previous' | 'pages.next') => intl.formatMessage({ id })
  return (
    <div className={styles.foot}>
      {pageCount > 1 && (
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
      )}
      {sizes.length > 0 && <PageSizes model={model} />}
    </div>
  )
})

const PageSizes = observer(function PageSizes({ model }: Props) {
  const { to } = usePaths()
  const intl = useIntl()
  const labelId = useId()
  return (
    <div role="group" aria-labelledby={labelId} className={styles.sizes}>
      <span id={labelId}>
        <FormattedMessage id="results.perPage" />
      </span>
      {model.sizes.map(({ size, isCurrent, query }) => (
        <Link
          key={size}
          to={{ pathname: to('results'), search: query }}
          rel="nofollow"
          className={classNames(styles.size, isCurrent && styles.current)}
          aria-current={isCurrent || undefined}
        >
          {intl.formatNumber(size)}
        </Link>
      ))}
    </div>
  )
})
