import type { MetaArgs } from 'react-router'
import { VehicleRange } from '#application/vehicles/vehicle-range.port.ts'
import '../vehicle-range.module.ts'
import { pageLoader } from '../../kernel/page-loader.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { requireVinSearch } from '../require-vin-search.ts'
import { Makers, type ListedMaker } from './makers.tsx'

const load = pageLoader((container, { locale }): Promise<readonly ListedMaker[]> =>
  requireVinSearch(container, locale, () => container.get(VehicleRange).makers()),
)
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) =>
  pageMeta(args, { titleId: 'vehicles.title', descriptionId: 'vehicles.description' })

export default function MakersRoute({ loaderData }: { readonly loaderData: readonly ListedMaker[] }) {
  return <Makers makers={loaderData} />
}
