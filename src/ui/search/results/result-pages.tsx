import { observer } from 'mobx-react-lite'
import { PageLinks } from '../../paging/page-links.tsx'
import { PageSizes } from '../../paging/page-sizes.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { Cluster } from '../../shared/stack.tsx'
import styles from './search-results.module.css'
import type { SearchResultsViewModel } from './search-results.view-model.ts'

export const ResultPages = observer(function ResultPages({
  model,
}: {
  readonly model: SearchResultsViewModel
}) {
  const { to } = usePaths()
  const { url, pageCount, sizes } = model
  if (pageCount === 1 && sizes.length === 0) return null
  const pathname = to('results')
  return (
    <Cluster gap={12} align="center" className={styles.foot}>
      <PageLinks
        page={url.page}
        pageCount={pageCount}
        linkTo={(page) => ({ pathname, search: model.queryOfPage(page) })}
      />
      <PageSizes pathname={pathname} sizes={sizes} />
    </Cluster>
  )
})
