import type { Overview } from '#domain/infocenter/overview.ts'

export interface InfoCentre {
  overview(): Promise<Overview>
}

export const InfoCentre = Symbol('InfoCentre')
