import { safeInternalPath } from '#domain/session/return-path.ts'
import { CookieJar } from '../kernel/cookie-jar.port.ts'
import { previousPathCookie } from '../shared/previous-path-cookie.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Target after the login: the requested page, otherwise the last page, otherwise home (spec 2). */
export class ReturnUrl extends dependsOn({ cookies: CookieJar }) {
  /** `isLogin` prevents a loop to the login page. */
  run(requested: string | null, home: string, isLogin: (path: string) => boolean): string {
    const paths = [requested, this.deps.cookies.read(previousPathCookie)].map(safeInternalPath)
    return paths.find((path) => path !== undefined && !isLogin(path)) ?? home
  }
}
