import { expect, it } from 'vitest'
import { SavedCartFormViewModel } from '#ui/saved-carts/saved-cart-form.view-model.ts'
import { savedCart } from '../../fixtures/saved-cart.fixture.ts'

const CART = { ...savedCart('1', { name: 'Winter' }), tasks: [], canDelete: true }

it('the form of a saved cart prefills the current name only for renaming', () => {
  expect(new SavedCartFormViewModel('rename', CART).typed).toBe('Winter')
  expect(new SavedCartFormViewModel('rename', undefined).typed).toBe('')
  expect(new SavedCartFormViewModel('duplicate', CART).typed).toBe('')
})

it('the form of a saved cart preselects the mode "replace", the right "read" and no target cart', () => {
  expect(new SavedCartFormViewModel('share', CART)).toMatchObject({
    task: 'share',
    cart: CART,
    mode: 'replace',
    right: 'read',
    copyActive: false,
    intoCartId: '',
  })
})
