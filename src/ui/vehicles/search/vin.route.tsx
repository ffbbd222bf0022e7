import { redirect, type MetaArgs } from 'react-router'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { readFacts } from '#application/vehicles/known-facts.ts'
import { SetVehicleFacts } from '#application/vehicles/set-vehicle-facts.ts'
import { safeInternalPath } from '#domain/session/return-path.ts'
import { parseVin } from '#domain/vehicles/vin.ts'
import { formText } from '../../kernel/form-text.ts'
import { pageAction, pageLoader } from '../../kernel/page-loader.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { pathIn } from '../../routing/paths.ts'
import { Vin } from './vin.tsx'
import { requireVinSearch } from '../require-vin-search.ts'
import { VinInputViewModel } from '../vin-input.view-model.ts'

type LoaderData = { readonly submitted: string | undefined; readonly wasNotFound: boolean }

const load = pageLoader((container, { url, locale }): Promise<LoaderData> =>
  requireVinSearch(container, locale, async () => {
    const submitted = url.searchParams.get('term') ?? undefined
    const vin = parseVin(submitted ?? '')
    if (vin.ok) throw redirect(pathIn(locale)('vinLookup', { vin: vin.value }), 302)
    return { submitted, wasNotFound: url.searchParams.get('vin') === 'notFound' }
  }),
)
export const loader = load
export const clientLoader = load

/** Handles forms of other pages that change the chosen vehicle without scripts, and redirects back to them. */
export const action = pageAction(async (container, { locale }, form) => {
  const choice = formText(form, 'choice')
  if (choice === 'drop') container.get(ChosenVehicleStore).choose(undefined)
  if (choice === 'tell' || choice === 'forget') await import('../fits.module.ts')
  if (choice === 'forget') container.get(SetVehicleFacts).forget()
  if (choice === 'tell') {
    const vehicleFacts = readFacts(
      new URLSearchParams([...form.keys()].map((name) => [name, formText(form, name)])),
    )
    container.get(SetVehicleFacts).run(vehicleFacts)
  }
  throw redirect(safeInternalPath(formText(form, 'back')) ?? pathIn(locale)('vin'), 303)
})

export const meta = (args: MetaArgs) =>
  pageMeta(args, { titleId: 'vin.title', descriptionId: 'vin.description' })

type Props = { readonly loaderData: LoaderData }

export default function VinRoute({ loaderData }: Props) {
  return <VinOf key={loaderData.submitted} {...loaderData} />
}

function VinOf({ submitted, wasNotFound }: LoaderData) {
  const model = useViewModel(VinInputViewModel, (viewModel) => {
    if (submitted !== undefined) viewModel.showSubmitted(submitted)
  })
  return <Vin model={model} wasNotFound={wasNotFound} />
}
