import type { MetaArgs } from 'react-router'
import { OpenCatalogue } from '#application/catalogue/open-catalogue.ts'
import '../../composition/areas/groups.area.ts'
import { shopLoader } from '../../composition/shop-loader.ts'
import { useViewModel } from '../../composition/shop.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { Categories } from './categories.tsx'
import { CategoriesViewModel } from './categories.view-model.ts'

const load = shopLoader(async (shop) => void (await shop.get(OpenCatalogue).run()))
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) =>
  pageMeta(args, { titleId: 'categories.title', descriptionId: 'categories.description' })

export default function CategoriesRoute() {
  return <Categories model={useViewModel(CategoriesViewModel)} />
}
