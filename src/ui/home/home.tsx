import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Page, PageHead } from '../shared/page-frame.tsx'
import type { HomeViewModel } from './home.view-model.ts'

export const Home = observer(function Home({ model }: { readonly model: HomeViewModel }) {
  return (
    <Page>
      <PageHead title={<FormattedMessage id="home.title" />} />
      <ul>
        {model.divisions.map((division) => (
          <li key={division.id}>{division.name}</li>
        ))}
      </ul>
    </Page>
  )
})
