import { data, useActionData, type MetaArgs } from 'react-router'
import { OrderList, type ListReport } from '#application/quick-order/order-list.ts'
import { RefreshAccountState } from '#application/session/refresh-account-state.ts'
import './quick-order.module.ts'
import { formText, NO_FIELD_LIMIT } from '../kernel/form-text.ts'
import { pageAction, pageLoader } from '../kernel/page-loader.ts'
import { useViewModel } from '../kernel/container.tsx'
import { pageMeta } from '../routing/page-meta.ts'
import { loadListFits } from '../vehicles/lazy-fits.ts'
import { QuickOrder } from './quick-order.tsx'
import { QuickOrderViewModel } from './quick-order.view-model.ts'

const LINE_MAX = 200

const load = pageLoader(async (container) => {
  await loadListFits(container, () => [])
  return null
})
export const loader = load
export const clientLoader = load

/** Handles a list, or the part of an add-to-cart button, that was posted without scripts. */
export const action = pageAction(async (container, _, form) => {
  await container.get(RefreshAccountState).run()
  const line = `${formText(form, 'number', LINE_MAX)}\t${formText(form, 'quantity', LINE_MAX)}`
  const report = await container
    .get(OrderList)
    .run(form.has('number') ? line : formText(form, 'list', NO_FIELD_LIMIT), 'meaning')
  await loadListFits(container, () => report.lines.flatMap(({ articleNo }) => articleNo ?? []))
  return data(report, { status: report.tooLong ? 422 : 200 })
})

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'word.quickOrder', isPrivate: true })

export default function QuickOrderRoute() {
  return <QuickOrder model={useViewModel(QuickOrderViewModel)} report={useActionData<ListReport>()} />
}
