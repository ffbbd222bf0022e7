import { data } from 'react-router'
import { shopLoader } from '../composition/shop-loader.ts'

const load = shopLoader((_shop, { url }) => {
  throw data(`Page Not Found: ${url.pathname}`, { status: 404 })
})
export const loader = load
export const clientLoader = load

export default function NotFoundRoute() {
  return null
}
