import { data } from 'react-router'
import { shopLoader } from '../../composition/shop-loader.ts'

const load = shopLoader(() => {
  throw data('Page not found', { status: 404 })
})
export const loader = load
export const clientLoader = load

export default function ProductMissingSlugRoute() {
  return null
}
