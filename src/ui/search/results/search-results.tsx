import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { To } from 'react-router'
import { BreadcrumbsFromHome } from '../../page/breadcrumbs-from-home.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { classNames } from '../../shared/class-names.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { Page, PageHead } from '../../shared/page-frame.tsx'
import { Text } from '../../shared/text.tsx'
import { useChosenVehicle } from '../../chosen-vehicle/use-chosen-vehicle.ts'
import utilities from '../../shared/utilities.module.css'
import { ResultChoices } from './result-choices.tsx'
import { ResultFacets } from './result-facets.tsx'
import { ResultHits } from './result-hits.tsx'
import { ResultPages } from './result-pages.tsx'
import { ResultsBar } from './results-bar.tsx'
import { FittedHits, NothingFound, QueryInterpretation } from './lazy-parts.ts'
import styles from './search-results.module.css'
import type { ResultsSubject, SearchResultsViewModel } from './search-results.view-model.ts'

type Props = { readonly model: SearchResultsViewModel }

export const SearchResults = observer(function SearchResults({ model }: Props) {
  const chosenVehicleStore = useChosenVehicle()
  const { vehicle } = model
  useEffect(() => chosenVehicleStore.choose(vehicle), [chosenVehicleStore, vehicle])
  return (
    <Page>
      <ResultsBreadcrumbs model={model} />
      <PageHead
        title={<SubjectTitle subject={model.subject} />}
        count={<FormattedMessage id="catalogue.articles" values={{ count: model.total }} />}
      />
      <div className={classNames(styles.hunt, utilities.oneColumnOnPhone)}>
        <ResultFacets model={model} />
        <div className={model.facets.length === 0 ? utilities.wholeRow : undefined}>
          {model.showsInterpretation && <QueryInterpretation model={model} />}
          {model.total === 0 ? (
            <>
              <ResultChoices model={model} />
              <NothingFound model={model} />
            </>
          ) : (
            <>
              {model.view === 'table' ? (
                <>
                  <ResultsBar model={model}>
                    <ResultChoices model={model} />
                  </ResultsBar>
                  <ResultNotes model={model} />
                </>
              ) : (
                <>
                  <ResultsBar model={model} />
                  <ResultNotes model={model} />
                  <ResultChoices model={model} />
                </>
              )}
              {vehicle ? (
                <FittedHits model={model} vehicle={vehicle} />
              ) : (
                <ResultHits model={model} parts={model.parts} />
              )}
              <ResultPages model={model} />
            </>
          )}
        </div>
      </div>
    </Page>
  )
})

const ResultsBreadcrumbs = observer(function ResultsBreadcrumbs({ model }: Props) {
  const { to } = usePaths()
  const intl = useIntl()
  const { subject, mainGroup } = model
  if (subject.kind === 'term')
    return <BreadcrumbsFromHome current={<FormattedMessage id="results.title" />} />
  const trail: { readonly name: string; readonly to: To }[] = []
  if (subject.kind === 'groups') {
    trail.push({ name: intl.formatMessage({ id: 'catalogue.groups' }), to: to('categories') })
  }
  if (subject.kind === 'divisions') {
    trail.push({ name: intl.formatMessage({ id: 'catalogue.divisions' }), to: to('divisions') })
  }
  if (mainGroup) {
    trail.push({ name: mainGroup.name, to: { pathname: to('results'), search: mainGroup.query } })
  }
  return <BreadcrumbsFromHome trail={trail} current={<SubjectTitle subject={subject} />} />
})

const ResultNotes = observer(function ResultNotes({ model }: Props) {
  const { to } = usePaths()
  return (
    <>
      {!model.isLoggedIn && (
        <p className={styles.note}>
          <LinkButton variant="primary" small icon="lock" to={to('login')}>
            <FormattedMessage id="results.logIn" />
          </LinkButton>
        </p>
      )}
      {model.isReadOnly && (
        <p className={styles.note}>
          <FormattedMessage id="addToCart.readOnly" />
        </p>
      )}
    </>
  )
})

function SubjectTitle({ subject }: { readonly subject: ResultsSubject }) {
  const intl = useIntl()
  switch (subject.kind) {
    case 'term':
      return (
        <Text breakable>
          <FormattedMessage id="results.ofTerm" values={{ term: subject.term }} />
        </Text>
      )
    case 'groups':
    case 'divisions':
    case 'brands':
      return intl.formatList(subject.names, { style: 'narrow' })
    case 'vehicle':
      return <FormattedMessage id="results.ofVehicle" values={{ name: subject.name }} />
    case 'promotions':
      return <FormattedMessage id="word.promotions" />
    case 'everything':
      return <FormattedMessage id="results.everything" />
  }
}
