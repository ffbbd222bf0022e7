import { data } from 'react-router'
import { pageLoader } from '../../kernel/page-loader.ts'

const load = pageLoader(() => {
  throw data('Page not found', { status: 404 })
})
export const loader = load
export const clientLoader = load

export default function ProductMissingSlugRoute() {
  return null
}
