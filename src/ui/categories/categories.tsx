import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePaths } from '../routing/use-paths.ts'
import { Breadcrumbs } from '../shared/breadcrumbs.tsx'
import { Page, PageHead } from '../shared/page-frame.tsx'
import { GroupList } from './group-list.tsx'
import type { CategoriesViewModel } from './categories.view-model.ts'

export const Categories = observer(function Categories({ model }: { readonly model: CategoriesViewModel }) {
  const { to } = usePaths()
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'categories.title' })
  return (
    <Page>
      <Breadcrumbs
        label={intl.formatMessage({ id: 'breadcrumbs.label' })}
        trail={[{ name: intl.formatMessage({ id: 'breadcrumbs.home' }), to: to('home') }]}
        current={title}
      />
      <PageHead
        title={title}
        count={<FormattedMessage id="catalogue.groupCount" values={{ count: model.groups.length }} />}
      />
      <GroupList groups={model.groups} />
    </Page>
  )
})
