import type { ConsentCode, OnBehalfRequest } from '#domain/on-behalf/on-behalf.ts'
import type { Result } from '#domain/shared/result.ts'
import { token } from '../kernel/token.ts'
import type { LoggedIn } from '../session/accounts.port.ts'

export type OnBehalfApiRejection = 'unknown' | 'code' | 'too-many-attempts' | 'not-allowed'

export interface OnBehalfApi {
  createCode(): Promise<ConsentCode>
  start(request: OnBehalfRequest): Promise<Result<LoggedIn, OnBehalfApiRejection>>
}

export const OnBehalfApi = token<OnBehalfApi>('OnBehalfApi')
