import { rawSegmentsOf, segmentsOf } from './segments.ts'

const IMAGE = /\.(?:jpe?g|webp|png|svg|gif)$/i

/** Redirect target of a path with a trailing slash, with its query; `undefined` for other paths (spec 2). */
export function withoutTrailingSlash(path: string): string | undefined {
  const [pathname = '', rest = ''] = splitQuery(path)
  return /.[/\\]$/s.test(pathname) ? collapsePath(pathname) + rest : undefined
}

/** U+2028 and U+2029: no route pattern matches them, not even the one of the error page. */
const LINE_SEPARATOR = /%E2%80%A[89]/gi

/** Redirect target of a path with line separators, which become spaces; `undefined` for other paths. */
export function withoutLineSeparators(path: string): string | undefined {
  const [pathname = '', rest = ''] = splitQuery(path)
  const plain = pathname.replace(LINE_SEPARATOR, '%20')
  return plain === pathname ? undefined : collapsePath(plain) + rest
}

/** Redirect target of a path that the router must not receive; `undefined` for other paths. */
export const pathRedirectTarget = (path: string): string | undefined =>
  withoutTrailingSlash(path) ?? withoutLineSeparators(path)

/** Collapses repeated slashes: a path like `//host` or `/\host` would link to another site. */
export function collapsePath(pathname: string): string {
  return `/${rawSegmentsOf(pathname).join('/')}`
}

/** True if the path has the extension of an image; such a request never renders a page (spec 5). */
export function isImagePath(path: string): boolean {
  const [pathname = ''] = splitQuery(path)
  return !/[/\\]$/.test(pathname) && IMAGE.test(segmentsOf(pathname).at(-1) ?? '')
}

function splitQuery(path: string): [pathname: string, rest: string] {
  const end = path.search(/[?#]/)
  return end < 0 ? [path, ''] : [path.slice(0, end), path.slice(end)]
}
