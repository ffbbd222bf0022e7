import { PAGES, type RouteId } from '../pages/pages.ts'

const SCANNING = ['quickorder', 'availability', 'packinglist'] as const satisfies readonly RouteId[]

/** True for pages that may open the camera; their paths are equal in all languages. */
export const mayScan = (pathname: string): boolean =>
  SCANNING.some((page) => pathname.endsWith(`/${PAGES[page].path}`))
