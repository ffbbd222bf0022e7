import { useIntl } from 'react-intl'
import type { To } from 'react-router'
import { Pagination } from '../shared/pagination.tsx'
import { pageWindow } from './page-window.ts'

type Props = {
  readonly page: number
  readonly pageCount: number
  readonly linkTo: (page: number) => To
}

/** Links to the pages of a list, with numbers and labels in the language of the page. */
export function PageLinks({ page, pageCount, linkTo }: Props) {
  const intl = useIntl()
  if (pageCount === 1) return null
  const neighbour = (target: number, id: 'pages.previous' | 'pages.next') =>
    target < 1 || target > pageCount ? undefined : { to: linkTo(target), label: intl.formatMessage({ id }) }
  return (
    <Pagination
      label={intl.formatMessage({ id: 'pages.label' })}
      pages={pageWindow(page, pageCount).map((target) =>
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
  )
}
