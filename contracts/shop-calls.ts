import { callFinder } from './call-finder.ts'
import { callsOf, type CallIdOf } from './calls.ts'
import { shopContract } from './shop.contract.ts'

export type ShopCallId = CallIdOf<typeof shopContract>

export const shopCalls = callsOf(shopContract)

export const findShopCall = callFinder(shopCalls)
