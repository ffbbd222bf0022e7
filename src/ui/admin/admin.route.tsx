import type { MetaArgs } from 'react-router'
import { SessionStore } from '#application/session/session.store.ts'
import '../composition/areas/admin.area.ts'
import { shopLoader } from '../composition/shop-loader.ts'
import { useViewModel } from '../composition/shop.tsx'
import { nothingHere } from '../not-found/nothing-here.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { Admin } from './admin.tsx'
import { AdminViewModel } from './admin.view-model.ts'

/** To everybody else there is no such page. What it shows beyond the session comes from the second service. */
const load = shopLoader(async (shop, call) => {
  if (shop.get(SessionStore).user?.role !== 'admin') await nothingHere(shop, call)
  return undefined
})
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'admin.title', isPrivate: true })

export default function AdminRoute() {
  return <Admin model={useViewModel(AdminViewModel)} />
}
