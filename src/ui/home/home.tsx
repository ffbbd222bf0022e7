import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { DivisionGrid } from '../catalogue/division-grid.tsx'
import { EmptyState } from '../shared/empty-state.tsx'
import { Page, PageHead, Section } from '../shared/page-frame.tsx'
import { VinNotOffered } from '../vehicles/vin-not-offered.tsx'
import { Warnings } from '../overview/warnings.tsx'
import { ContinueLinks } from '../overview/continue-links.tsx'
import { CompanyStrip } from './company-strip.tsx'
import { DivisionRow } from './division-row.tsx'
import { HomeGroups } from './home-groups.tsx'
import { HomePromotions } from './home-promotions.tsx'
import { EntryPoints, Shortcuts } from './entry-points.tsx'
import startStyles from './entry-points.module.css'
import type { HomeViewModel } from './home.view-model.ts'
import { SiteData } from './structured-site-data.tsx'

export const Home = observer(function Home({ model }: { readonly model: HomeViewModel }) {
  const { partnerName: name } = model
  return (
    <Page>
      <VinNotOffered />
      {name === undefined ? <Introduction model={model} /> : <Desk model={model} name={name} />}
      {model.hasContent ? (
        <>
          <Section title={<FormattedMessage id="catalogue.divisions" />}>
            {name === undefined ? (
              <DivisionGrid divisions={model.divisions} />
            ) : (
              <DivisionRow divisions={model.divisions} />
            )}
          </Section>
          <HomeGroups model={model} />
        </>
      ) : (
        <EmptyState
          icon="error"
          title={<FormattedMessage id="home.noContent.title" />}
          text={<FormattedMessage id="home.noContent.text" />}
        />
      )}
      {model.promotions.length > 0 && <HomePromotions model={model} />}
      <SiteData company={model.country?.company} />
    </Page>
  )
})

type Props = { readonly model: HomeViewModel }

/** Home page of a guest: entry points, and facts about the seller. */
const Introduction = observer(function Introduction({ model }: Props) {
  const { partCount, groupCount } = model
  return (
    <>
      <PageHead
        title={<FormattedMessage id="home.title" />}
        intro={
          model.hasContent && (
            <FormattedMessage id="home.intro" values={{ parts: partCount, groups: groupCount }} />
          )
        }
      />
      <EntryPoints model={model} />
      <CompanyStrip model={model} />
    </>
  )
})

/** Home page of a customer: warnings, search, and unfinished work. */
const Desk = observer(function Desk({ model, name }: Props & { readonly name: string }) {
  return (
    <>
      <PageHead title={<FormattedMessage id="home.welcome" values={{ name }} />} />
      <Warnings attention={model.attention} />
      <div className={startStyles.desk}>
        <EntryPoints model={model} />
        <ContinueLinks model={model} />
      </div>
      <Shortcuts model={model} />
    </>
  )
})
