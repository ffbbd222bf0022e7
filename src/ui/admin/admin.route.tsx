import type { MetaArgs } from 'react-router'
import { ConfirmAdmin } from '#application/admin/confirm-admin.ts'
import { InspectShop, type ShopState } from '#application/admin/inspect-shop.ts'
import './admin.module.ts'
import { pageLoader } from '../kernel/page-loader.ts'
import { useViewModel } from '../kernel/container.tsx'
import { notFound } from '../errors/not-found.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { Admin } from './admin.tsx'
import { AdminViewModel } from './admin.view-model.ts'

/**
 * Returns 404 for all users except administrators. The page loads more data only after a login at the second service.
 */
const load = pageLoader(async (container, call) => {
  if (!(await container.get(ConfirmAdmin).run())) await notFound(container, call)
  return container.get(InspectShop).run()
})
/** The route exports no `clientLoader`, because only the server knows its configuration. */
export const loader = load

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'header.admin', isPrivate: true })

type Props = { readonly loaderData?: ShopState | undefined }

export default function AdminRoute({ loaderData }: Props) {
  return <Admin model={useViewModel(AdminViewModel, (model) => model.open(loaderData), loaderData)} />
}
