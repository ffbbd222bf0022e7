import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { DivisionGrid } from '../catalogue/division-grid.tsx'
import { EmptyState } from '../shared/empty-state.tsx'
import { Page, PageHead, Section } from '../shared/page-frame.tsx'
import { VinNotOffered } from '../vehicles/vin-not-offered.tsx'
import { HomeGroups } from './home-groups.tsx'
import { HomePromotions } from './home-promotions.tsx'
import { HomeStarts } from './home-starts.tsx'
import type { HomeViewModel } from './home.view-model.ts'
import { SiteData } from './site-data.tsx'

export const Home = observer(function Home({ model }: { readonly model: HomeViewModel }) {
  const { partCount, groupCount } = model
  return (
    <Page>
      <VinNotOffered />
      <PageHead
        title={<FormattedMessage id="home.title" />}
        intro={
          model.hasContent && (
            <FormattedMessage
              id={model.partnerName === undefined ? 'home.intro' : 'home.introForPartners'}
              values={{ parts: partCount, groups: groupCount }}
            />
          )
        }
      />
      <HomeStarts model={model} />
      {model.hasContent ? (
        <>
          <Section title={<FormattedMessage id="catalogue.divisions" />}>
            <DivisionGrid divisions={model.divisions} />
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
      <SiteData company={model.company} />
    </Page>
  )
})
