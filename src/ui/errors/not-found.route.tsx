import { pageLoader } from '../kernel/page-loader.ts'
import { notFound } from './not-found.ts'

const load = pageLoader(notFound)
export const loader = load
export const clientLoader = load

export default function NotFoundRoute() {
  return null
}
