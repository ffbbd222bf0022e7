import * as z from 'zod/mini'
import * as addressFilter from './addresses/address-filter.dto.ts'
import * as addresses from './addresses/addresses.contract.ts'
import * as admin from './admin/admin.contract.ts'
import * as appointmentFilter from './appointments/appointment-filter.dto.ts'
import * as appointment from './appointments/appointment.contract.ts'
import * as cart from './cart/cart.contract.ts'
import * as checkout from './checkout/checkout.dto.ts'
import * as party from './checkout/party.dto.ts'
import * as claims from './claims/claims.contract.ts'
import * as list from './data-table/list.dto.ts'
import * as document from './documents/document.dto.ts'
import * as documents from './documents/documents.contract.ts'
import * as problem from './errors/problem.ts'
import * as favouriteFilter from './favourites/favourite-filter.dto.ts'
import * as favourites from './favourites/favourites.contract.ts'
import * as forms from './forms/forms.contract.ts'
import * as country from './locale/country.contract.ts'
import * as backorder from './orders/backorder.contract.ts'
import * as orders from './orders/orders.contract.ts'
import * as ownNumbers from './own-numbers/own-numbers.contract.ts'
import * as partnerInterface from './partner-interface/partner-interface.contract.ts'
import * as article from './products/article.dto.ts'
import * as deliveryPromise from './products/delivery-promise.dto.ts'
import * as product from './products/product.dto.ts'
import * as punchOut from './punch-out/punch-out.dto.ts'
import * as lineCheck from './quick-order/line-check.contract.ts'
import * as lineStatus from './quick-order/line-status.dto.ts'
import * as carts from './saved-carts/carts.contract.ts'
import * as search from './search/search.contract.ts'
import * as account from './session/account.contract.ts'
import * as shared from './shared.dto.ts'
import * as vehicle from './vehicles/vehicle.dto.ts'
import * as vehicles from './vehicles/vehicles.contract.ts'
import * as vin from './vehicles/vin.contract.ts'

/** Every module of the contract that exports schemas; a test compares the list with the folder. */
const MODULES = [
  addressFilter,
  addresses,
  admin,
  appointmentFilter,
  appointment,
  cart,
  checkout,
  party,
  claims,
  list,
  document,
  documents,
  problem,
  favouriteFilter,
  favourites,
  forms,
  country,
  backorder,
  orders,
  ownNumbers,
  partnerInterface,
  article,
  deliveryPromise,
  product,
  punchOut,
  lineCheck,
  lineStatus,
  carts,
  search,
  account,
  shared,
  vehicle,
  vehicles,
  vin,
]

/** Lists the schemas that contract modules export, with the names that generators give to their types. */
export function namedSchemas(): Map<z.ZodMiniType, string> {
  const exported = MODULES.flatMap((module) => Object.entries(module))
  const schemas = exported.filter(
    (entry): entry is [string, z.ZodMiniType] => entry[1] instanceof z.ZodMiniType,
  )
  return new Map(schemas.map(([name, schema]) => [schema, name]))
}
