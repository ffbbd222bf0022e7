import { token } from '../kernel/token.ts'
import type { OverviewApi } from './overview-api.port.ts'

/** The overview API as a separate port: the home page and the info centre must not share a chunk. */
export const HomeSummaryApi = token<OverviewApi>('HomeSummaryApi')
