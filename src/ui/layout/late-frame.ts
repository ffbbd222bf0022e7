import { island } from '../shared/island.tsx'
import { delayed } from '../shared/use-delayed.ts'

/** Its styles are among those of the frame: see `vite.chunks.ts`. */
const frame = delayed(async () => {
  const [{ Header }, { Footer }, { Alerts }, { VersionNotice }] = await Promise.all([
    import('./header/header.tsx'),
    import('./footer/footer.tsx'),
    import('../alerts/alerts.tsx'),
    import('../versions/version-notice.tsx'),
  ])
  return { Header, Footer, Alerts, VersionNotice }
})

/** What stands around a page hydrates after it. */
export const Header = island(frame, (loaded) => loaded.Header)
export const Footer = island(frame, (loaded) => loaded.Footer)
export const Alerts = island(frame, (loaded) => loaded.Alerts)
export const VersionNotice = island(frame, (loaded) => loaded.VersionNotice)
