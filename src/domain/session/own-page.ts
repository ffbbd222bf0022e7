/** The page of this shop that an address names, as a browser tells where it comes from: anything may stand there. */
export function ownPage({ protocol, host }: URL, address: string | null | undefined): URL | undefined {
  if (!address || !URL.canParse(address)) return undefined
  const page = new URL(address)
  // not by origin: that of a blob: is its maker's
  return page.protocol === protocol && page.host === host ? page : undefined
}
