import type { MetaArgs } from 'react-router'
import { OpenCatalogue } from '#application/catalogue/open-catalogue.ts'
import '../../composition/areas/groups.area.ts'
import { shopLoader } from '../../composition/shop-loader.ts'
import { useViewModel } from '../../composition/shop.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { Divisions } from './divisions.tsx'
import { DivisionsViewModel } from './divisions.view-model.ts'

const load = shopLoader(async (shop) => void (await shop.get(OpenCatalogue).run()))
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) =>
  pageMeta(args, { titleId: 'catalogue.divisions', descriptionId: 'divisions.description' })

export default function DivisionsRoute() {
  return <Divisions model={useViewModel(DivisionsViewModel)} />
}
