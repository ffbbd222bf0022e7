import { useMemo } from 'react'
import { redirect, type MetaArgs } from 'react-router'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { VehicleCatalogue } from '#application/vehicles/vehicle-catalogue.port.ts'
import { isImagePath } from '#domain/routing/request-path.ts'
import { valueOf } from '#domain/shared/result.ts'
import { isSlug } from '#domain/shared/slug.ts'
import { parseVin } from '#domain/vehicles/vin.ts'
import type { Container } from '../../kernel/container.tsx'
import { pageAction, pageLoader, type LoaderArgs } from '../../kernel/page-loader.ts'
import { notFound } from '../../errors/not-found.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { requireVinSearch } from '../require-vin-search.ts'
import { Vehicle } from './vehicle.tsx'
import { vehicleName, VehicleViewModel, type VehiclePageData } from './vehicle.view-model.ts'

async function openVehicle(container: Container, call: LoaderArgs): Promise<VehiclePageData> {
  const { params, url, locale } = call
  if (isImagePath(url.pathname)) return notFound(container, call)
  return requireVinSearch(container, locale, async () => {
    const { type = '', slug = '' } = params
    if (!isSlug(type) || !isSlug(slug)) return notFound(container, call)
    const opened = await container.get(VehicleCatalogue).open(type, slug)
    return opened
      ? { ...opened, vin: valueOf(parseVin(url.searchParams.get('vin') ?? '')) }
      : notFound(container, call)
  })
}

const load = pageLoader(openVehicle)
export const loader = load
export const clientLoader = load

/**
 * Stores the vehicle in a cookie, without scripts. The page itself sets no cookie, so that it can be cached for all
 * guests.
 */
export const action = pageAction(async (container, call) => {
  const model = new VehicleViewModel(await openVehicle(container, call))
  const chosenVehicleStore = container.get(ChosenVehicleStore)
  chosenVehicleStore.choose(model.chosenAfter(chosenVehicleStore.vehicle))
  throw redirect(call.url.pathname + call.url.search, 303)
})

export const meta = (args: MetaArgs<typeof loader>) => {
  const name = args.loaderData ? vehicleName(args.loaderData.vehicle) : ''
  return pageMeta(args, {
    titleId: 'results.ofVehicle',
    titleValues: { name },
    descriptionId: 'vehicle.description',
    descriptionValues: { name },
  })
}

export default function VehicleRoute({ loaderData }: { readonly loaderData: VehiclePageData }) {
  const model = useMemo(() => new VehicleViewModel(loaderData), [loaderData])
  return <Vehicle model={model} />
}
