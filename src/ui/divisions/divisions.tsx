import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePaths } from '../routing/use-paths.ts'
import { Breadcrumbs } from '../shared/breadcrumbs.tsx'
import { Page, PageHead } from '../shared/page-frame.tsx'
import { DivisionGrid } from './division-grid.tsx'
import type { DivisionsViewModel } from './divisions.view-model.ts'

export const Divisions = observer(function Divisions({ model }: { readonly model: DivisionsViewModel }) {
  const { to } = usePaths()
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'catalogue.divisions' })
  return (
    <Page>
      <Breadcrumbs
        label={intl.formatMessage({ id: 'breadcrumbs.label' })}
        trail={[{ name: intl.formatMessage({ id: 'breadcrumbs.home' }), to: to('home') }]}
        current={title}
      />
      <PageHead title={title} intro={<FormattedMessage id="divisions.description" />} />
      <DivisionGrid divisions={model.divisions} />
    </Page>
  )
})
