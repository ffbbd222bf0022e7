import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
import { BreadcrumbsFromHome } from '../page/breadcrumbs-from-home.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { EmptyState } from '../shared/empty-state.tsx'
import { Page, PageHead, Section } from '../shared/page-frame.tsx'
import { Stack } from '../shared/stack.tsx'
import utilities from '../shared/utilities.module.css'
import { CountrySearch } from './country-search.tsx'
import type { GeoselectionViewModel } from './geoselection.view-model.ts'
import { LanguageLinks } from './language-links.tsx'
import { RegionCountries } from './region-countries.tsx'

type Props = {
  readonly model: GeoselectionViewModel
  /** Path to which the choice redirects back. */
  readonly next: string | undefined
  readonly isRejected: boolean
}

export const Geoselection = observer(function Geoselection({ model, next, isRejected }: Props) {
  const { to } = usePaths()
  const title = <FormattedMessage id="geo.title" />
  return (
    <Page>
      <BreadcrumbsFromHome current={title} />
      <PageHead title={title} intro={<FormattedMessage id="geo.description" />} />
      <Section title={<FormattedMessage id="word.language" />}>
        <LanguageLinks next={next} />
      </Section>
      <Section title={<FormattedMessage id="word.country" />} note={<FormattedMessage id="geo.notServed" />}>
        <Notices model={model} isRejected={isRejected} />
        <CountrySearch model={model} next={next} />
        <Stack as={Form} method="post" action={to('geoselection')} gap={24} className={utilities.before16}>
          {next !== undefined && <input type="hidden" name="next" value={next} />}
          {model.shown.map((region) => (
            <RegionCountries key={region.id} region={region} countryId={model.countryId} />
          ))}
        </Stack>
        {model.count === 0 && (
          <EmptyState
            icon="filter"
            level={3}
            title={<FormattedMessage id="geo.found" values={{ count: 0 }} />}
            text={<FormattedMessage id="geo.nothingText" />}
          />
        )}
      </Section>
    </Page>
  )
})

const Notices = observer(function Notices({ model, isRejected }: Pick<Props, 'model' | 'isRejected'>) {
  return (
    <>
      {isRejected && <AlertBox modifier="warning" headline={<FormattedMessage id="geo.refused" />} />}
      {model.isOfAccount && (
        <AlertBox
          modifier="info"
          headline={<FormattedMessage id="geo.ofAccount" values={{ country: model.countryName }} />}
          text={<FormattedMessage id="geo.ofAccountText" />}
        />
      )}
    </>
  )
})
