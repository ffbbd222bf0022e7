import { initContract } from '@ts-rest/core'
import { accountContract } from './account.contract.ts'
import { cartContract } from './cart.contract.ts'
import { contentContract } from './content.contract.ts'
import { countryContract } from './country.contract.ts'
import { productContract } from './product.contract.ts'
import { redirectsContract } from './redirects.contract.ts'
import { searchContract } from './search.contract.ts'
import { settingsContract } from './settings.contract.ts'
import { vinContract } from './vin.contract.ts'

/** The calls that any page may make. */
export const coreContract = initContract().router(
  {
    account: accountContract,
    cart: cartContract,
    content: contentContract,
    country: countryContract,
    product: productContract,
    redirects: redirectsContract,
    search: searchContract,
    settings: settingsContract,
    vin: vinContract,
  },
  { strictStatusCodes: true },
)
