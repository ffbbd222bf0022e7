import { accountContract } from './session/account.contract.ts'
import { contract } from './call.ts'
import { cartContract } from './cart/cart.contract.ts'
import { contentContract } from './catalogue/content.contract.ts'
import { countryContract } from './locale/country.contract.ts'
import { productContract } from './products/product.contract.ts'
import { redirectsContract } from './redirects/redirects.contract.ts'
import { searchContract } from './search/search.contract.ts'
import { settingsContract } from './vehicles/settings.contract.ts'
import { vinContract } from './vehicles/vin.contract.ts'

/** Calls that any page may make; they are loaded with the first page. */
export const coreContract = contract({
  account: accountContract,
  cart: cartContract,
  content: contentContract,
  country: countryContract,
  product: productContract,
  redirects: redirectsContract,
  search: searchContract,
  settings: settingsContract,
  vin: vinContract,
})
