import type { Overview } from '#domain/overview/overview.ts'
import { token } from '../kernel/token.ts'

export interface InfoCentre {
  overview(): Promise<Overview>
}

export const InfoCentre = token<InfoCentre>('InfoCentre')
