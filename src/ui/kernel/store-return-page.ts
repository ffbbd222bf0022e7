import { CookieJar } from '#application/kernel/cookie-jar.port.ts'
import { previousPathCookie } from '#application/shared/previous-path-cookie.ts'
import { isPathOf } from '../routing/paths.ts'
import type { Container } from './container.tsx'

type Address = Pick<URL, 'pathname' | 'search'>

/** Stores the return page of the login (spec 2): the last page except logins; home by default. */
export function storeReturnPage(container: Container, { pathname, search }: Address): void {
  if (isPathOf('login', pathname) || isPathOf('setPassword', pathname)) return
  const cookies = container.get(CookieJar)
  if (isPathOf('home', pathname)) cookies.clear(previousPathCookie)
  else cookies.write(previousPathCookie, pathname + search)
}
