import { lateComponent } from '../delivery/late-component.tsx'
import { latePart } from '../delivery/late-part.ts'

const frame = latePart(async () => (await import('./frame.late.ts')).frameParts)

/** What stands around a page hydrates after it. */
export const Header = lateComponent(frame, (loaded) => loaded.Header)
export const Footer = lateComponent(frame, (loaded) => loaded.Footer)
export const Alerts = lateComponent(frame, (loaded) => loaded.Alerts)
export const VersionNotice = lateComponent(frame, (loaded) => loaded.VersionNotice)
