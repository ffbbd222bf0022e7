import { factsOf, type RouteId } from '../pages/pages.ts'

const PAGES = ['quickorder', 'availability', 'packinglist'] as const satisfies readonly RouteId[]

/** The pages that may open the camera; their paths are alike in all languages. */
export const mayScan = (pathname: string): boolean =>
  PAGES.some((page) => pathname.endsWith(`/${factsOf(page).path}`))
