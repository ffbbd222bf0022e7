import { parseUrl } from '../shared/parse-url.ts'

/** Parses a URL from a browser header; undefined unless it is a page of this shop. */
export function sameOriginUrl({ protocol, host }: URL, url: string | null | undefined): URL | undefined {
  const page = url ? parseUrl(url) : undefined
  // compares protocol and host: the origin of a blob: URL is that of its creator
  return page?.protocol === protocol && page.host === host ? page : undefined
}
