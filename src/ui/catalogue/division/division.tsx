import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { BreadcrumbsFromHome } from '../../page/breadcrumbs-from-home.tsx'
import { GroupList } from '../group-list.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { Page, PageHead } from '../../shared/page-frame.tsx'
import { PartImage } from '../../shared/part-image.tsx'
import { useResultsHref } from '../../chosen-vehicle/use-results-href.ts'
import styles from './division.module.css'
import type { DivisionViewModel } from './division.view-model.ts'

export const Division = observer(function Division({ model }: { readonly model: DivisionViewModel }) {
  const { to } = usePaths()
  const results = useResultsHref()
  const intl = useIntl()
  const { division } = model
  if (!division) return null
  return (
    <Page>
      <BreadcrumbsFromHome
        trail={[{ name: intl.formatMessage({ id: 'catalogue.divisions' }), to: to('divisions') }]}
        current={division.name}
      />
      <div className={styles.head}>
        <PartImage className={styles.image} src={division.picture.src} sizes="120px" alt="" lazy={false} />
        <PageHead
          title={division.name}
          count={<FormattedMessage id="catalogue.articles" values={{ count: division.productCount }} />}
          actions={
            <LinkButton to={results(model.resultsQuery)}>
              <FormattedMessage id="division.allParts" />
            </LinkButton>
          }
        />
      </div>
      <GroupList
        groups={model.groups}
        divisionId={division.id}
        hasCounts={model.shown.counts !== undefined}
      />
    </Page>
  )
})
