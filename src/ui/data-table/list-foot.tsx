import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { PageLinks } from '../paging/page-links.tsx'
import { PageSizes } from '../paging/page-sizes.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { Text } from '../shared/text.tsx'
import type { ListViewModel } from './list.view-model.ts'
import styles from './list.module.css'

/** Row range, page links and page size. */
export const ListFoot = observer(function ListFoot({ model }: { readonly model: ListViewModel<unknown> }) {
  const { to } = usePaths()
  const pathname = to(model.definition.routeId)
  return (
    <div className={styles.foot}>
      <Text as="p" muted>
        <FormattedMessage
          id="list.range"
          values={{ first: model.firstShown, last: model.lastShown, total: model.total }}
        />
      </Text>
      <PageLinks
        page={model.url.page}
        pageCount={model.pageCount}
        linkTo={(page) => ({ pathname, search: model.links.queryOfPage(page) })}
      />
      <PageSizes pathname={pathname} sizes={model.links.sizes(model.total)} />
    </div>
  )
})
