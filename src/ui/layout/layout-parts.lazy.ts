import { Alerts } from '../alerts/alerts.tsx'
import { VersionNotice } from '../versions/version-notice.tsx'
import { Footer } from './footer/footer.tsx'
import { OnBehalfBar } from './on-behalf-bar.tsx'
import { Header } from './header/header.tsx'

/** Components of the layout around every page, imported as one chunk. */
export const layoutParts = { Alerts, Footer, Header, OnBehalfBar, VersionNotice } as const
