import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { BreadcrumbsFromHome } from '../../page/breadcrumbs-from-home.tsx'
import { Page, PageHead } from '../../shared/page-frame.tsx'
import { GroupList } from '../group-list.tsx'
import type { CategoriesViewModel } from './categories.view-model.ts'

export const Categories = observer(function Categories({ model }: { readonly model: CategoriesViewModel }) {
  const title = <FormattedMessage id="catalogue.groups" />
  return (
    <Page>
      <BreadcrumbsFromHome current={title} />
      <PageHead
        title={title}
        count={<FormattedMessage id="catalogue.groupCount" values={{ count: model.groups.length }} />}
      />
      <GroupList groups={model.groups} />
    </Page>
  )
})
