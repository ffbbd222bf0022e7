import { useMemo } from 'react'
import type { MetaArgs } from 'react-router'
import { VehicleRange } from '#application/vehicles/vehicle-range.port.ts'
import { isSlug } from '#domain/shared/slug.ts'
import '../vehicle-range.module.ts'
import { notFound } from '../../errors/not-found.ts'
import { pageLoader } from '../../kernel/page-loader.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { requireVinSearch } from '../require-vin-search.ts'
import { Maker } from './maker.tsx'
import { MakerViewModel, type MakerPageData } from './maker.view-model.ts'

const load = pageLoader(async (container, call): Promise<MakerPageData> => {
  const { params, url, locale } = call
  return requireVinSearch(container, locale, async () => {
    const { maker: slug = '' } = params
    const makersVehicles = isSlug(slug)
      ? await container.get(VehicleRange).ofMaker(slug.toLowerCase())
      : undefined
    return makersVehicles
      ? { ...makersVehicles, series: url.searchParams.get('series') ?? undefined }
      : notFound(container, call)
  })
})
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs<typeof loader>) => {
  const name = args.loaderData?.maker.name ?? ''
  return pageMeta(args, {
    titleId: 'vehicles.ofMaker',
    titleValues: { name },
    descriptionId: 'vehicle.description',
    descriptionValues: { name },
  })
}

export default function MakerRoute({ loaderData }: { readonly loaderData: MakerPageData }) {
  const model = useMemo(() => new MakerViewModel(loaderData), [loaderData])
  return <Maker model={model} />
}
