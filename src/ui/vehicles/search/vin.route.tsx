import { redirect, type MetaArgs } from 'react-router'
import { parseVin } from '#domain/vehicles/vin.ts'
import { pageLoader } from '../../kernel/page-loader.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { pathIn } from '../../routing/paths.ts'
import { Vin } from './vin.tsx'
import { requireVinSearch } from '../vin-guard.ts'
import '../vin-input.module.ts'
import { VinInputViewModel } from '../vin-input.view-model.ts'

type Shown = { readonly submitted: string | undefined; readonly wasNotFound: boolean }

const load = pageLoader(async (container, { url, locale }): Promise<Shown> => {
  await requireVinSearch(container, locale)
  const submitted = url.searchParams.get('term') ?? undefined
  const vin = parseVin(submitted ?? '')
  if (vin.ok) throw redirect(pathIn(locale)('vinLookup', { vin: vin.value }), 302)
  return { submitted, wasNotFound: url.searchParams.get('vin') === 'notFound' }
})
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) =>
  pageMeta(args, { titleId: 'vin.title', descriptionId: 'vin.description' })

type Props = { readonly loaderData: Shown }

export default function VinRoute({ loaderData }: Props) {
  return <VinOf key={loaderData.submitted} {...loaderData} />
}

function VinOf({ submitted, wasNotFound }: Shown) {
  const model = useViewModel(VinInputViewModel, (made) => {
    if (submitted !== undefined) made.showSubmitted(submitted)
  })
  return <Vin model={model} wasNotFound={wasNotFound} />
}
