import type { MetaArgs } from 'react-router'
import { OpenCatalogue } from '#application/catalogue/open-catalogue.ts'
import type { SearchResult } from '#application/products/parts-catalogue.port.ts'
import { ListPromotions } from '#application/products/list-promotions.ts'
import './home.module.ts'
import { pageLoader } from '../kernel/page-loader.ts'
import { useViewModel } from '../kernel/container.tsx'
import { pageMeta } from '../routing/page-meta.ts'
import { HomeViewModel } from './home.view-model.ts'
import { Home } from './home.tsx'

/** Without divisions and groups there is no home; promotions are an extra. */
const load = pageLoader(async (container) => {
  const [promotions] = await Promise.all([
    container.get(ListPromotions).run(),
    container.get(OpenCatalogue).run(),
  ])
  return promotions
})
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) =>
  pageMeta(args, { titleId: 'home.title', descriptionId: 'home.description' })

type Props = { readonly loaderData: SearchResult | undefined }

export default function HomeRoute({ loaderData }: Props) {
  return <Home model={useViewModel(HomeViewModel, (model) => model.show(loaderData), loaderData)} />
}
