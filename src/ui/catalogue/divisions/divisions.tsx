import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { BreadcrumbsFromHome } from '../../page/breadcrumbs-from-home.tsx'
import { Page, PageHead } from '../../shared/page-frame.tsx'
import { DivisionList } from './division-list.tsx'
import type { DivisionsViewModel } from './divisions.view-model.ts'

export const Divisions = observer(function Divisions({ model }: { readonly model: DivisionsViewModel }) {
  const title = <FormattedMessage id="catalogue.divisions" />
  return (
    <Page>
      <BreadcrumbsFromHome current={title} />
      <PageHead title={title} intro={<FormattedMessage id="divisions.description" />} />
      <DivisionList model={model} />
    </Page>
  )
})
