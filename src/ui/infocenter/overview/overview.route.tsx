import type { MetaArgs } from 'react-router'
import { InfoCentre } from '#application/infocenter/info-centre.port.ts'
import { RecallVins } from '#application/vin/recall-vins.ts'
import type { Overview } from '#domain/infocenter/overview.ts'
import '../../composition/areas/infocenter.area.ts'
import { shopLoader } from '../../composition/shop-loader.ts'
import { useViewModel } from '../../composition/shop.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { OverviewPage } from './overview-page.tsx'
import { OverviewViewModel } from './overview.view-model.ts'

const load = shopLoader(async (shop) => {
  const [overview] = await Promise.all([
    shop.get<InfoCentre>(InfoCentre).overview(),
    shop.get(RecallVins).run(),
  ])
  return overview
})
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'overview.title', isPrivate: true })

export default function OverviewRoute({ loaderData }: { readonly loaderData: Overview }) {
  return (
    <OverviewPage model={useViewModel(OverviewViewModel, (model) => model.show(loaderData), loaderData)} />
  )
}
