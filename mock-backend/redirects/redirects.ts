export type Redirect = { location: string; status: 301 | 302 }

/** Redirects from URLs of the former shop, which old catalogues and bookmarks still contain. */
const REDIRECTS: Readonly<Record<string, Redirect>> = {
  '/produtos': { location: '/categories', status: 301 },
  '/en/product-groups': { location: '/en/categories', status: 301 },
  '/de/produktgruppen': { location: '/en/categories', status: 301 },
  '/fr/produits': { location: '/en/categories', status: 301 },
  '/caminhoes': { location: '/divisoes/truck', status: 301 },
  '/en/trucks': { location: '/en/product-divisions/truck', status: 301 },
  '/en/trailers': { location: '/en/product-divisions/trailer', status: 301 },
  '/en/universal-parts': { location: '/en/search/results?categories=U23', status: 301 },
  '/promocoes': { location: '/search/results?news=true', status: 302 },
  '/en/offers': { location: '/en/search/results?news=true', status: 302 },
  '/en/partner-login': { location: '/en/login', status: 301 },
  '/en/vehicle-search': { location: '/en/vin', status: 301 },
}

/** All redirects, for the admin page. */
export const allRedirects = () =>
  Object.entries(REDIRECTS).map(([from, { location, status }]) => ({ from, to: location, status }))

export function redirectOf(path: string): Redirect | undefined {
  return Object.hasOwn(REDIRECTS, path.toLowerCase()) ? REDIRECTS[path.toLowerCase()] : undefined
}
