import { PAGES, type RouteId } from '../pages/pages.ts'

const SCANNING = ['quickorder', 'availability', 'packinglist'] as const satisfies readonly RouteId[]

/** The pages that may open the camera; their paths are alike in all languages. */
export const mayScan = (pathname: string): boolean =>
  SCANNING.some((page) => pathname.endsWith(`/${PAGES[page].path}`))
