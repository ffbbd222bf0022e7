import { shopLoader } from '../composition/shop-loader.ts'
import { notFound } from './not-found.ts'

const load = shopLoader(notFound)
export const loader = load
export const clientLoader = load

export default function NotFoundRoute() {
  return null
}
