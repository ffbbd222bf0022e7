import { expect, it } from 'vitest'
import { LogIn } from '#application/authentication/log-in.ts'
import { LogOut } from '#application/authentication/log-out.ts'
import { RefreshAccountState } from '#application/session/refresh-account-state.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { anyShop, SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

/** A shop whose next call to a path is delayed until it is released. */
function slowShop(slowPath: string) {
  const gate = Promise.withResolvers<void>()
  const arrival = Promise.withResolvers<void>()
  let isHeld = false
  const { respond } = createMockBackend({ size: SMALL_CATALOGUE })
  const shop = anyShop({
    fetch: async (request) => {
      if (new URL(request.url).pathname === slowPath && isHeld) {
        isHeld = false
        arrival.resolve()
        await gate.promise
      }
      return respond(request)
    },
  })
  return {
    shop,
    hold: () => void (isHeld = true),
    arrived: arrival.promise,
    letGo: () => gate.resolve(),
    logIn: (name: string) => shop.get(LogIn).run({ username: `${name}@demo.test`, password: 'demo' }),
  }
}

it('a rejected call of the previous customer does not end the next customer’s session', async () => {
  const { shop, hold, arrived, letGo, logIn } = slowShop('/api/getfeatures')
  await logIn('full')
  hold()
  const late = shop
    .get(RefreshAccountState)
    .run()
    .catch((error: unknown) => error)
  await arrived
  await shop.get(LogOut).run()
  await logIn('new')
  letGo()
  await late

  expect(shop.get(SessionStore).user).toMatchObject({ customerId: 'D0100006' })
  expect(shop.get(SessionStore).wasEnded).toBe(false)
})
