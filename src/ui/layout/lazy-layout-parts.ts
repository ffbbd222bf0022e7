import { lazyComponent } from '../delivery/lazy-component.tsx'
import { lazyPart } from '../delivery/lazy-part.ts'

const parts = lazyPart(async () => (await import('./layout-parts.lazy.ts')).layoutParts)

/** Parts of the layout, which hydrate after the page. */
export const Header = lazyComponent(parts, (loaded) => loaded.Header)
export const Footer = lazyComponent(parts, (loaded) => loaded.Footer)
export const OnBehalfBar = lazyComponent(parts, (loaded) => loaded.OnBehalfBar)
export const Alerts = lazyComponent(parts, (loaded) => loaded.Alerts)
export const VersionNotice = lazyComponent(parts, (loaded) => loaded.VersionNotice)
