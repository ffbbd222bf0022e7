import { redirect } from 'react-router'
import { pageLoader } from '../kernel/page-loader.ts'
import { pathIn } from '../routing/paths.ts'

/** /checkout and /checkout/cart redirect to step 1. */
const load = pageLoader((_shop, { locale }) => {
  throw redirect(pathIn(locale)('checkoutStep1'), 302)
})
export const loader = load
export const clientLoader = load

export default function ToFirstStepRoute() {
  return null
}
