import type { MetaArgs } from 'react-router'
import { LoadRequiredLayoutData } from '#application/catalogue/load-required-layout-data.ts'
import { LoadHomeSummary } from '#application/overview/load-home-summary.ts'
import type { Overview } from '#domain/overview/overview.ts'
import type { SearchResult } from '#application/search/parts-catalogue.port.ts'
import { ListPromotions } from '#application/products/list-promotions.ts'
import { ListMakers } from '#application/vehicles/list-makers.ts'
import type { VehicleMaker } from '#domain/vehicles/vehicle.ts'
import '../vehicles/vehicle-range.module.ts'
import './home.module.ts'
import { pageLoader } from '../kernel/page-loader.ts'
import { useViewModel } from '../kernel/container.tsx'
import { pageMeta } from '../routing/page-meta.ts'
import { HomeViewModel } from './home.view-model.ts'
import { Home } from './home.tsx'

type LoaderData = {
  readonly promotions: SearchResult | undefined
  readonly today: Overview | undefined
  readonly makers: readonly VehicleMaker[]
}

/** Loads the home page. A failure of divisions or groups fails the page; promotions and counts are optional. */
const load = pageLoader(async (container): Promise<LoaderData> => {
  const [promotions, today, makers] = await Promise.all([
    container.get(ListPromotions).run(),
    container.get(LoadHomeSummary).run(),
    container.get(ListMakers).run(),
    container.get(LoadRequiredLayoutData).run(),
  ])
  return { promotions, today, makers }
})
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) =>
  pageMeta(args, { titleId: 'home.title', descriptionId: 'home.description' })

type Props = { readonly loaderData: LoaderData }

export default function HomeRoute({ loaderData }: Props) {
  return (
    <Home
      model={useViewModel(
        HomeViewModel,
        (model) => model.show(loaderData.promotions, loaderData.today, loaderData.makers),
        loaderData,
      )}
    />
  )
}
