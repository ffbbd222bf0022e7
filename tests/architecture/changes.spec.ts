import { expect, it } from 'vitest'
import { changesOutsideAdapters, violationsOfUseCases, sourcesOf } from './changes.ts'

const ports = sourcesOf('src/application/**/*.port.ts')

it('view models and routes change data only through use cases, not by ports of the API', () => {
  const ui = sourcesOf('src/ui/!(composition)/**/*.{ts,tsx}')
  expect(ui.size).toBeGreaterThan(300)
  expect(violationsOfUseCases(ports, ui)).toEqual([])
})

it('the server changes data only through use cases, not by ports or calls of the API', () => {
  const server = sourcesOf('src/adapters/server/**/*.ts')
  expect(server.size).toBeGreaterThan(80)
  expect(changesOutsideAdapters(ports, server)).toEqual([])
})

it.each([
  [
    "import type { PunchOutApi } from '#application/punch-out/punch-out-api.port.ts'",
    'src/adapters/server/canary.ts imports PunchOutApi',
  ],
  [
    "upstream(new Request('http://localhost/api/orders/cancel', { method: 'POST' }))",
    'src/adapters/server/canary.ts calls the API',
  ],
])('server code that changes data without a use case is reported: %s', (source, violation) => {
  expect(changesOutsideAdapters(ports, new Map([['src/adapters/server/canary.ts', source]]))).toEqual([
    violation,
  ])
})

it.each([
  [
    'src/ui/home/canary.view-model.ts',
    "import type { OrdersApi } from '#application/orders/orders-api.port.ts'",
    'src/ui/home/canary.view-model.ts imports OrdersApi',
  ],
  [
    'src/ui/home/canary.view-model.ts',
    "import { type Queued, DocumentQueue } from '#application/downloads/document-queue.port.ts'",
    'src/ui/home/canary.view-model.ts imports DocumentQueue',
  ],
  [
    'src/ui/home/canary.route.tsx',
    'const put = (shop: Shop) => shop.get(SavedCarts).put(target, items, key)',
    'src/ui/home/canary.route.tsx calls SavedCarts.put',
  ],
])('code in %s that changes data without a use case is reported', (path, source, violation) => {
  expect(violationsOfUseCases(ports, new Map([[path, source]]))).toEqual([violation])
})

it('a route may read from a port, and a view model may import its types', () => {
  const ui = new Map([
    ['src/ui/home/canary.route.tsx', 'shop.get(SavedCarts).list()'],
    [
      'src/ui/home/canary.view-model.ts',
      "import type { CancelledLine } from '#application/orders/orders-api.port.ts'",
    ],
  ])
  expect(violationsOfUseCases(ports, ui)).toEqual([])
})
