import { data, redirect, useActionData, type MetaArgs } from 'react-router'
import { ChangeAppearance } from '#application/appearance/change-appearance.ts'
import { ChooseCountry } from '#application/locale/choose-country.ts'
import { ListCountries } from '#application/locale/list-countries.ts'
import { isDensity, isTheme } from '#domain/appearance/appearance.ts'
import { safeInternalPath } from '#domain/session/return-path.ts'
import { pageAction, pageLoader } from '../kernel/page-loader.ts'
import { useViewModel, type Container } from '../kernel/container.tsx'
import { pageMeta } from '../routing/page-meta.ts'
import { pathIn } from '../routing/paths.ts'
import { Geoselection } from './geoselection.tsx'
import { GeoselectionViewModel, type CountryPickerData } from './geoselection.view-model.ts'

const load = pageLoader(async (container, { url }) => ({
  regions: await container.get(ListCountries).run(),
  search: url.searchParams.get('search') ?? '',
  next: safeInternalPath(url.searchParams.get('next')),
}))
export const loader = load
export const clientLoader = load

/** Stores the choice and redirects back, with and without scripts. */
const act = pageAction(async (container, { locale }, form) => {
  changeAppearance(container, form)
  const countryId = text(form, 'country')
  const isRejected = countryId !== undefined && !(await container.get(ChooseCountry).run(countryId)).ok
  if (isRejected) return data({ isRejected }, { status: 422 })
  throw redirect(safeInternalPath(text(form, 'next')) ?? pathIn(locale)('geoselection'), 303)
})
export const action = act
export const clientAction = act

export const meta = (args: MetaArgs) =>
  pageMeta(args, { titleId: 'geo.title', descriptionId: 'geo.description' })

type Props = { readonly loaderData: CountryPickerData & { readonly next: string | undefined } }

export default function GeoselectionRoute({ loaderData }: Props) {
  const model = useViewModel(GeoselectionViewModel, (geo) => geo.show(loaderData), loaderData)
  const actionData = useActionData<{ readonly isRejected: boolean }>()
  return <Geoselection model={model} next={loaderData.next} isRejected={actionData?.isRejected ?? false} />
}

function changeAppearance(container: Container, form: FormData): void {
  const theme = text(form, 'theme')
  const density = text(form, 'density')
  const change = { ...(isTheme(theme) && { theme }), ...(isDensity(density) && { density }) }
  if (Object.keys(change).length > 0) container.get(ChangeAppearance).run(change)
}

function text(form: FormData, name: string): string | undefined {
  const value = form.get(name)
  return typeof value === 'string' ? value : undefined
}
