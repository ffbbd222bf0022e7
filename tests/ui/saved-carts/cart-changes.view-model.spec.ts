import { describe, expect, it } from 'vitest'
import type { LoadCart } from '#application/cart/load-cart.ts'
import { ManageSavedCarts } from '#application/saved-carts/manage-saved-carts.ts'
import type { SavedCarts, SavedCartsRejection } from '#application/saved-carts/saved-carts.port.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { Cart } from '#domain/cart/cart.ts'
import type { Sheet } from '#domain/data-table/sheet.ts'
import type { SavedCart } from '#domain/saved-carts/saved-cart.ts'
import { fail, ok } from '#domain/shared/result.ts'
import type { SavedCartAction } from '#ui/saved-carts/saved-cart-form.view-model.ts'
import { MyCartsViewModel } from '#ui/saved-carts/my-carts.view-model.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'
import { savedCart } from '../../fixtures/saved-cart.fixture.ts'

const ACTIVE = savedCart('0', { name: '', isActive: true })
const [WINTER, SUMMER] = [savedCart('1', { name: 'Winter' }), savedCart('2', { name: 'Summer' })]
const CARTS = [ACTIVE, WINTER, SUMMER]
const AT = { page: 1, length: 25, sort: 'name', desc: false, filters: {} } as const
const SHEET: Sheet = { name: 'Cart', heads: [], rows: [] }

type Held = {
  readonly carts?: readonly SavedCart[]
  readonly mayChange?: boolean
  readonly rejection?: SavedCartsRejection['kind']
  readonly isOffline?: boolean
  readonly isFull?: boolean
}

/** The customer's carts; no change affects the active one. */
function cartsOf({
  carts = CARTS,
  mayChange = true,
  rejection,
  isOffline = false,
  isFull = false,
}: Held = {}) {
  const state = { rejection, isOffline }
  const online = <Value>(value: Value): Value => {
    if (state.isOffline) throw new ApiFailure('offline', 'carts')
    return value
  }
  const { port, calls } = recordedPort<SavedCarts>({
    change: async () => online(state.rejection ? fail({ kind: state.rejection }) : ok([ACTIVE])),
    open: async () => online(cartOf(1)),
  })
  const session = { canAddToCart: mayChange, pricesAreVisible: true } as SessionStore
  const loadCart = { run: async () => ok(undefined) } as unknown as LoadCart
  const files: unknown[] = []
  const model = new MyCartsViewModel({
    manageCarts: new ManageSavedCarts({ carts: port, session, loadCart }),
    session,
    files: {
      save: async (...file) => {
        if (isFull) throw new ApiFailure('unusable', 'sheets')
        files.push(file)
      },
    },
  })
  model.show({ opened: { kind: 'listed', url: AT, listing: { items: carts, total: carts.length } }, carts })
  const changes = () => calls.map(([, change]) => change)
  return { model, changes, state, files }
}

describe('the actions for a saved cart', () => {
  const tasksOf = (cart: SavedCart, held?: Held) => {
    const { tasks, canDelete } = cartsOf(held).model.rowOf(cart)
    return [...tasks, ...(canDelete ? ['delete'] : [])]
  }

  it('are complete for an own cart', () => {
    expect(tasksOf(WINTER)).toEqual(['activate', 'rename', 'duplicate', 'merge', 'share', 'delete'])
  })

  it('for a colleague’s cart depend on the granted right', () => {
    expect(tasksOf({ ...WINTER, right: 'edit' })).toEqual(['activate', 'rename', 'duplicate'])
    expect(tasksOf({ ...WINTER, right: 'read' })).toEqual(['activate', 'duplicate'])
  })

  it('for the active cart include only a copy', () => {
    expect(tasksOf(ACTIVE)).toEqual(['duplicate'])
  })

  it('do not include merging if there is no other cart', () => {
    expect(tasksOf(WINTER, { carts: [ACTIVE, WINTER] })).not.toContain('merge')
  })

  it('are absent for users without the right to fill a cart', () => {
    expect(tasksOf(WINTER, { mayChange: false })).toEqual([])
    expect(cartsOf({ mayChange: false }).model.mayChange).toBe(false)
  })

  it('include merging only into carts that the user may change', () => {
    const shared = savedCart('3', { right: 'read' })
    const { model } = cartsOf({ carts: [...CARTS, shared] })
    expect(model.targetsFor(model.rowOf(WINTER))).toEqual([SUMMER])
  })
})

describe('the dialog of an action for a saved cart', () => {
  async function submitted(
    task: SavedCartAction,
    type: (open: NonNullable<MyCartsViewModel['open']>) => void = () => {},
  ) {
    const { model, changes } = cartsOf()
    model.begin(task, task === 'create' ? undefined : model.rowOf(WINTER))
    type(model.open!)
    await model.submit()
    return changes()
  }

  it('sends the typed and chosen values', async () => {
    expect(
      await submitted('create', (open) => {
        open.type(' Spring ')
        open.setCopyActive(true)
      }),
    ).toEqual([{ kind: 'create', name: 'Spring', copyActive: true }])
    expect(await submitted('rename', (open) => open.type('Spring'))).toEqual([
      { kind: 'rename', cartId: '1', name: 'Spring' },
    ])
    expect(await submitted('duplicate', (open) => open.type('Spring'))).toEqual([
      { kind: 'duplicate', cartId: '1', name: 'Spring' },
    ])
    expect(await submitted('activate', (open) => open.chooseMode('merge'))).toEqual([
      { kind: 'activate', cartId: '1', mode: 'merge' },
    ])
    expect(
      await submitted('share', (open) => {
        open.type('c100002')
        open.chooseRight('edit')
      }),
    ).toEqual([{ kind: 'share', cartId: '1', share: [{ contactId: 'C100002', right: 'edit' }] }])
  })

  it('merges into the chosen cart, or into the first one', async () => {
    expect(await submitted('merge', (open) => open.chooseTarget('9'))).toEqual([
      { kind: 'merge', cartId: '1', intoCartId: '9' },
    ])
    expect(await submitted('merge')).toEqual([{ kind: 'merge', cartId: '1', intoCartId: '2' }])
  })

  it('closes after success, and the page shows the list that the API returned', async () => {
    const { model } = cartsOf()
    model.begin('rename', model.rowOf(WINTER))
    await model.submit()
    expect([model.open, model.carts, model.failure]).toEqual([undefined, [ACTIVE], undefined])
    expect(model.opened).toMatchObject({ kind: 'listed', listing: { items: [ACTIVE], total: 1 } })
  })

  it('remains open after a rejection until it is cancelled or a second dialog is opened', async () => {
    const { model } = cartsOf({ rejection: 'name-in-use' })
    model.begin('create')
    await model.submit()
    expect([model.open?.task, model.failure, model.carts]).toEqual(['create', 'name-in-use', CARTS])
    model.cancel()
    expect([model.open, model.failure]).toEqual([undefined, undefined])
    model.begin('create')
    await model.submit()
    model.begin('rename', model.rowOf(WINTER))
    expect([model.open?.task, model.failure]).toEqual(['rename', undefined])
  })

  it('that was not opened, or has no cart, sends nothing', async () => {
    const { model, changes } = cartsOf()
    await model.submit()
    model.begin('rename')
    await model.submit()
    expect(changes()).toEqual([])
  })
})

describe('a deleted saved cart', () => {
  it('can be restored once by undo', async () => {
    const { model, changes } = cartsOf()
    await model.delete(model.rowOf(WINTER))
    expect(model.deleted).toEqual({ cartId: '1', name: 'Winter' })
    await model.undo()
    await model.undo()
    expect([changes(), model.deleted]).toEqual([
      [
        { kind: 'delete', cartId: '1' },
        { kind: 'restore', cartId: '1' },
      ],
      undefined,
    ])
  })

  it('is still offered for restoring, with an error, if restoring it failed', async () => {
    const { model, state } = cartsOf()
    await model.delete(model.rowOf(WINTER))
    state.isOffline = true
    await model.undo()
    expect([model.deleted?.name, model.failure]).toEqual(['Winter', 'unreachable'])
  })
})

describe('the list of saved carts', () => {
  it('is initially the one that the loader has returned', () => {
    const { model } = cartsOf()
    expect(model.opened).toEqual({ kind: 'listed', url: AT, listing: { items: CARTS, total: 3 } })
  })

  it('is empty before it is loaded', () => {
    const manage = {} as ManageSavedCarts
    const model = new MyCartsViewModel({
      manageCarts: manage,
      session: {} as SessionStore,
      files: { save: async () => {} },
    })
    expect([model.opened.kind, model.opened.url, model.carts]).toEqual([
      'failed',
      { page: 1, length: 25, sort: 'changed', desc: true, filters: {} },
      [],
    ])
  })
})

describe('an exported file of a saved cart', () => {
  const toSheet = (cart: Cart): Sheet => ({
    ...SHEET,
    heads: [String(cart.lines.length)],
  })
  const exported = async (held?: Held) => {
    const opened = cartsOf(held)
    await opened.model.export(opened.model.rowOf(WINTER), 'csv', 'en', toSheet)
    return opened
  }

  it('contains its lines, in the requested format and language', async () => {
    const { files, model } = await exported()
    expect([files, model.failure]).toEqual([[[{ ...SHEET, heads: ['1'] }, 'csv', 'en']], undefined])
  })

  it.each([{ isOffline: true }, { isFull: true }])(
    'that cannot be created shows an error: %j',
    async (held) => {
      const { files, model } = await exported(held)
      expect([files, model.failure]).toEqual([[], 'export'])
    },
  )
})
