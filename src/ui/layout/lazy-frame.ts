import { lazyComponent } from '../delivery/lazy-component.tsx'
import { lazyPart } from '../delivery/lazy-part.ts'

const frame = lazyPart(async () => (await import('./frame.lazy.ts')).frameParts)

/** Parts of the layout, which hydrate after the page. */
export const Header = lazyComponent(frame, (loaded) => loaded.Header)
export const Footer = lazyComponent(frame, (loaded) => loaded.Footer)
export const OnBehalfBar = lazyComponent(frame, (loaded) => loaded.OnBehalfBar)
export const Alerts = lazyComponent(frame, (loaded) => loaded.Alerts)
export const VersionNotice = lazyComponent(frame, (loaded) => loaded.VersionNotice)
