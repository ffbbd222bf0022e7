import type { MetaArgs } from 'react-router'
import { OpenVehicle } from '#application/vehicles/open-vehicle.ts'
import { isImagePath } from '#domain/routing/request-path.ts'
import { shopLoader } from '../../composition/shop-loader.ts'
import { notFound } from '../../errors/not-found.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { requireVinSearch, vinSearchRefused } from '../vin-guard.ts'
import { Vehicle } from './vehicle.tsx'
import { vehicleName, VehicleViewModel, type ShownVehicle } from './vehicle.view-model.ts'

const load = shopLoader(async (shop, call): Promise<ShownVehicle> => {
  const { params, url, locale } = call
  if (isImagePath(url.pathname)) return notFound(shop, call)
  await requireVinSearch(shop, locale)
  const opened = await shop.get(OpenVehicle).run(params['type'] ?? '', params['slug'] ?? '')
  if (opened.kind === 'not-allowed') throw vinSearchRefused(locale)
  if (opened.kind === 'none') return notFound(shop, call)
  const { vehicle, groups } = opened
  return { vehicle, groups, vin: url.searchParams.get('vin') ?? undefined }
})
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs<typeof loader>) => {
  const name = args.loaderData ? vehicleName(args.loaderData.vehicle) : ''
  return pageMeta(args, {
    titleId: 'results.ofVehicle',
    titleValues: { name },
    descriptionId: 'vehicle.description',
    descriptionValues: { name },
  })
}

export default function VehicleRoute({ loaderData }: { readonly loaderData: ShownVehicle }) {
  return <Vehicle model={new VehicleViewModel(loaderData)} />
}
