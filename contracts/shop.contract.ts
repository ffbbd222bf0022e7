import { initContract } from '@ts-rest/core'
import { accountContract } from './account.contract.ts'
import { adminContract } from './admin.contract.ts'
import { cartContract } from './cart.contract.ts'
import { contentContract } from './content.contract.ts'
import { countryContract } from './country.contract.ts'
import { errorLogContract } from './error-log.contract.ts'
import { productContract } from './product.contract.ts'
import { redirectsContract } from './redirects.contract.ts'
import { searchContract } from './search.contract.ts'
import { settingsContract } from './settings.contract.ts'
import { vinContract } from './vin.contract.ts'

/** Every call between the shop and its API. */
export const shopContract = initContract().router(
  {
    account: accountContract,
    admin: adminContract,
    cart: cartContract,
    content: contentContract,
    country: countryContract,
    errorLog: errorLogContract,
    product: productContract,
    redirects: redirectsContract,
    search: searchContract,
    settings: settingsContract,
    vin: vinContract,
  },
  { strictStatusCodes: true },
)
export type ShopContract = typeof shopContract
