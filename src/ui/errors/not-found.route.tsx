import { shopLoader } from '../composition/shop-loader.ts'
import { nothingHere } from './not-found.ts'

const load = shopLoader(nothingHere)
export const loader = load
export const clientLoader = load

export default function NotFoundRoute() {
  return null
}
