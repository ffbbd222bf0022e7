import '../quick-order/quick-order.module.ts'
import { data, useActionData, type MetaArgs } from 'react-router'
import { OrderList, type ListReport } from '#application/quick-order/order-list.ts'
import { RefreshAccountState } from '#application/session/refresh-account-state.ts'
import { formText, NO_FIELD_LIMIT } from '../kernel/form-text.ts'
import { pageAction, pageLoader } from '../kernel/page-loader.ts'
import { useViewModel } from '../kernel/container.tsx'
import { pageMeta } from '../routing/page-meta.ts'
import { loadListFits } from '../vehicles/lazy-fits.ts'
import { AvailabilityCheck } from './availability.tsx'
import { AvailabilityViewModel } from './availability.view-model.ts'

const load = pageLoader(async (container) => {
  await loadListFits(container, () => [])
  return null
})
export const loader = load
export const clientLoader = load

/** Handles a list that was posted without scripts. */
export const action = pageAction(async (container, _, form) => {
  await container.get(RefreshAccountState).run()
  const report = await container.get(OrderList).run(formText(form, 'list', NO_FIELD_LIMIT), 'stock')
  await loadListFits(container, () => report.lines.flatMap(({ articleNo }) => articleNo ?? []))
  return data(report, { status: report.tooLong ? 422 : 200 })
})

export const meta = (args: MetaArgs) =>
  pageMeta(args, { titleId: 'availabilityCheck.title', isPrivate: true })

export default function AvailabilityRoute() {
  return (
    <AvailabilityCheck model={useViewModel(AvailabilityViewModel)} report={useActionData<ListReport>()} />
  )
}
