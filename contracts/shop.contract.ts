import { initContract } from '@ts-rest/core'
import { adminContract } from './admin.contract.ts'
import { coreContract } from './core.contract.ts'
import { errorLogContract } from './error-log.contract.ts'

/** Every call between the shop and its API. */
export const shopContract = initContract().router(
  {
    ...coreContract,
    admin: adminContract,
    errorLog: errorLogContract,
  },
  { strictStatusCodes: true },
)
export type ShopContract = typeof shopContract
