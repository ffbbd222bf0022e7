import { island } from '../shared/island.tsx'
import { delayed } from '../shared/use-delayed.ts'

const frame = delayed(async () => (await import('./frame.late.ts')).frameParts)

/** What stands around a page hydrates after it. */
export const Header = island(frame, (loaded) => loaded.Header)
export const Footer = island(frame, (loaded) => loaded.Footer)
export const Alerts = island(frame, (loaded) => loaded.Alerts)
export const VersionNotice = island(frame, (loaded) => loaded.VersionNotice)
