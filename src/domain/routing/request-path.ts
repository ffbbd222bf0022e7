import { rawSegmentsOf, segmentsOf } from './segments.ts'

const IMAGE = /\.(?:jpe?g|webp|png|svg|gif)$/i

/** Where a path with a trailing slash is sent, its query kept; `undefined` when it has none (spec 2). */
export function withoutTrailingSlash(path: string): string | undefined {
  const [pathname = '', rest = ''] = splitQuery(path)
  return /.[/\\]$/s.test(pathname) ? collapsePath(pathname) + rest : undefined
}

/** One slash in front and between: a path like `//host` or `/\host` would be a link to another site. */
export function collapsePath(pathname: string): string {
  return `/${rawSegmentsOf(pathname).join('/')}`
}

/** The last segment ends like an image file; such a request is never answered with a page (spec 5). */
export function isImagePath(path: string): boolean {
  const [pathname = ''] = splitQuery(path)
  return !/[/\\]$/.test(pathname) && IMAGE.test(segmentsOf(pathname).at(-1) ?? '')
}

function splitQuery(path: string): [pathname: string, rest: string] {
  const end = path.search(/[?#]/)
  return end < 0 ? [path, ''] : [path.slice(0, end), path.slice(end)]
}
