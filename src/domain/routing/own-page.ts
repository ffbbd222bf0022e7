/** Parses a URL from a browser header; undefined unless it is a page of this shop. */
export function ownPage({ protocol, host }: URL, url: string | null | undefined): URL | undefined {
  if (!url || !URL.canParse(url)) return undefined
  const page = new URL(url)
  // compares protocol and host: the origin of a blob: URL is that of its creator
  return page.protocol === protocol && page.host === host ? page : undefined
}
