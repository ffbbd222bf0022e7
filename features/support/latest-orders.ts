import type { OrderHeader } from '#contracts/orders/orders.contract.ts'
import { customerApi } from './customer-api.ts'
import type { ShopWorld } from './world.ts'

/** The latest order of a customer, as the API reports it to the customer's own system. */
export async function latestOrderOf(world: ShopWorld, username: string): Promise<string> {
  const [latest] = await latestOrdersOf(world, username, 1)
  return latest!.orderNo
}

export async function latestOrdersOf(
  world: ShopWorld,
  username: string,
  length: number,
): Promise<OrderHeader[]> {
  const call = await customerApi(world, username)
  return (await call('/api/orders/list', { start: 0, length, filter: {} }))['items']
}
