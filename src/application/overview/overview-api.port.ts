import type { Overview } from '#domain/overview/overview.ts'
import { token } from '../kernel/token.ts'

export interface OverviewApi {
  overview(): Promise<Overview>
}

export const OverviewApi = token<OverviewApi>('OverviewApi')
