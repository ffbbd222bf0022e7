import { rawSegmentsOf, segmentsOf } from './segments.ts'

const IMAGE = /\.(?:jpe?g|webp|png|svg|gif)$/i

/** Redirect target of a path with a trailing slash, with its query; `undefined` if there is none (spec 2). */
export function withoutTrailingSlash(path: string): string | undefined {
  const [pathname = '', rest = ''] = splitQuery(path)
  return /.[/\\]$/s.test(pathname) ? collapsePath(pathname) + rest : undefined
}

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
