import type { MetaArgs } from 'react-router'
import { OpenCatalogue } from '#application/catalogue/open-catalogue.ts'
import { LoadHomeSummary } from '#application/overview/load-home-summary.ts'
import type { Overview } from '#domain/overview/overview.ts'
import type { SearchResult } from '#application/search/parts-catalogue.port.ts'
import { ListPromotions } from '#application/products/list-promotions.ts'
import './home.module.ts'
import { pageLoader } from '../kernel/page-loader.ts'
import { useViewModel } from '../kernel/container.tsx'
import { pageMeta } from '../routing/page-meta.ts'
import { HomeViewModel } from './home.view-model.ts'
import { Home } from './home.tsx'

type Shown = { readonly promotions: SearchResult | undefined; readonly today: Overview | undefined }

/** Without divisions and groups the home page fails; promotions and the figures of the day are optional. */
const load = pageLoader(async (container): Promise<Shown> => {
  const [promotions, today] = await Promise.all([
    container.get(ListPromotions).run(),
    container.get(LoadHomeSummary).run(),
    container.get(OpenCatalogue).run(),
  ])
  return { promotions, today }
})
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) =>
  pageMeta(args, { titleId: 'home.title', descriptionId: 'home.description' })

type Props = { readonly loaderData: Shown }

export default function HomeRoute({ loaderData }: Props) {
  return (
    <Home
      model={useViewModel(
        HomeViewModel,
        (model) => model.show(loaderData.promotions, loaderData.today),
        loaderData,
      )}
    />
  )
}
