import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { usePaths } from '../../routing/use-paths.ts'
import { classNames } from '../../shared/class-names.ts'
import { Pagination } from '../../shared/pagination.tsx'
import type { ListViewModel } from './list.view-model.ts'
import styles from './list.module.css'

type Props = { readonly model: ListViewModel<unknown> }

/** Which rows these are, the other pages, and how many stand on one. */
export const ListFoot = observer(function ListFoot({ model }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const { page } = model.address
  const linkTo = (target: number) => ({
    pathname: to(model.definition.routeId),
    search: model.queryOfPage(target),
  })
  const neighbour = (target: number, id: string) =>
    target < 1 || target > model.pageCount
      ? undefined
      : { to: linkTo(target), label: intl.formatMessage({ id }) }
  return (
    <div className={styles.foot}>
      <p className={styles.range}>
        <FormattedMessage
          id="list.range"
          values={{ first: model.firstShown, last: model.lastShown, total: model.total }}
        />
      </p>
      {model.pageCount > 1 && (
        <Pagination
          label={intl.formatMessage({ id: 'pages.label' })}
          pages={model.pages.map((target) =>
            target === 'gap'
              ? target
              : {
                  to: linkTo(target),
                  text: intl.formatNumber(target),
                  label: intl.formatMessage({ id: 'pages.page' }, { page: target }),
                  isCurrent: target === page,
                },
          )}
          previous={neighbour(page - 1, 'pages.previous')}
          next={neighbour(page + 1, 'pages.next')}
        />
      )}
      <Lengths model={model} />
    </div>
  )
})

const Lengths = observer(function Lengths({ model }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const labelId = useId()
  if (model.lengths.length === 0) return <span />
  return (
    <div role="group" aria-labelledby={labelId} className={styles.lengths}>
      <span id={labelId}>
        <FormattedMessage id="results.perPage" />
      </span>
      {model.lengths.map(({ length, isCurrent, query }) => (
        <Link
          key={length}
          to={{ pathname: to(model.definition.routeId), search: query }}
          className={classNames(styles.length, isCurrent && styles.current)}
          aria-current={isCurrent || undefined}
        >
          {intl.formatNumber(length)}
        </Link>
      ))}
    </div>
  )
})
