import { data, redirect, useActionData, type MetaArgs } from 'react-router'
import { CostCentres } from '#application/cost-centres/cost-centres.port.ts'
import { SaveCostCentre } from '#application/cost-centres/save-cost-centre.ts'
import { useViewModel } from '../kernel/container.tsx'
import { formText } from '../kernel/form-text.ts'
import { pageAction, pageLoader } from '../kernel/page-loader.ts'
import { pageMeta } from '../routing/page-meta.ts'
import './cost-centres.module.ts'
import { CostCentresPage } from './cost-centres.tsx'
import {
  CostCentresViewModel,
  type SaveOutcome,
  type CostCentresPageData,
} from './cost-centres.view-model.ts'

const load = pageLoader(async (container, { url }): Promise<CostCentresPageData> => ({
  costCentres: await container.get(CostCentres).list(),
  edited: url.searchParams.get('edit') ?? '',
}))
export const loader = load
export const clientLoader = load

const act = pageAction(async (container, { url }, form) => {
  const typed = {
    id: formText(form, 'id'),
    name: formText(form, 'name'),
    isOpen: formText(form, 'isOpen') === '1',
    budget: formText(form, 'budget'),
  }
  const result = await container.get(SaveCostCentre).run(typed)
  if (result.ok) throw redirect(url.pathname, 303)
  return data<SaveOutcome>({ typed, failure: result.error.kind }, { status: 422 })
})
export const action = act
export const clientAction = act

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'costCentres.title', isPrivate: true })

export default function CostCentresRoute({ loaderData }: { readonly loaderData: CostCentresPageData }) {
  const outcome = useActionData<SaveOutcome>()
  const open = (model: CostCentresViewModel) => model.show({ ...loaderData, outcome })
  return <CostCentresPage model={useViewModel(CostCentresViewModel, open, outcome ?? loaderData)} />
}
