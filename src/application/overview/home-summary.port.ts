import { token } from '../kernel/token.ts'
import type { OverviewApi } from './overview-api.port.ts'

/** The same as the overview, of which the home page is to share no file with the info centre. */
export const HomeSummaryApi = token<OverviewApi>('HomeSummaryApi')
