import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { BreadcrumbsFromHome } from '../page/breadcrumbs-from-home.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { EmptyState } from '../shared/empty-state.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { Page, PageHead } from '../shared/page-frame.tsx'
import { CompareTable } from './compare-table.tsx'
import type { CompareViewModel } from './compare.view-model.ts'

type Props = {
  readonly model: CompareViewModel
  /** True if the server has rejected a product that was posted without scripts. */
  readonly isRejected: boolean
}

export const Compare = observer(function Compare({ model, isRejected }: Props) {
  const count = model.parts.length
  return (
    <Page>
      <BreadcrumbsFromHome current={<FormattedMessage id="compare.title" />} />
      <PageHead
        title={<FormattedMessage id="compare.title" />}
        count={<FormattedMessage id="catalogue.articles" values={{ count }} />}
        actions={model.canDiffer && <DifferenceSwitch model={model} />}
      />
      {isRejected && model.isFull && (
        <AlertBox
          modifier="warning"
          role="none"
          headline={<FormattedMessage id="compare.full" values={{ count }} />}
        />
      )}
      {count === 0 ? <NothingCompared /> : <CompareTable model={model} />}
    </Page>
  )
})

const DifferenceSwitch = observer(function DifferenceSwitch({ model }: Pick<Props, 'model'>) {
  const { to } = usePaths()
  const search = model.onlyDifferences ? '' : '?only=differences'
  return (
    <Link to={{ pathname: to('compare'), search }} replace preventScrollReset>
      {model.onlyDifferences ? (
        <FormattedMessage id="compare.showAll" />
      ) : (
        <FormattedMessage id="compare.onlyDifferences" values={{ count: model.differenceCount }} />
      )}
    </Link>
  )
})

function NothingCompared() {
  const { to } = usePaths()
  return (
    <EmptyState
      icon="compare"
      title={<FormattedMessage id="compare.empty.title" />}
      text={<FormattedMessage id="compare.empty.text" />}
      actions={
        <>
          <LinkButton to={to('categories')}>
            <FormattedMessage id="catalogue.groups" />
          </LinkButton>
          <LinkButton to={to('home')}>
            <FormattedMessage id="results.nothing.home" />
          </LinkButton>
        </>
      }
      role="status"
    />
  )
}
