import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { CartStore } from '#application/cart/cart.store.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'

it('the cart is empty at first, and neither loading, stale nor missing', () => {
  expect(new CartStore()).toMatchObject({
    count: 0,
    pieces: 0,
    isLoading: false,
    isStale: false,
    isMissing: false,
  })
})

it('counts the lines of the cart, and adds up their quantities', () => {
  const cart = new CartStore()
  cart.set(cartOf(3))
  expect(cart).toMatchObject({ count: 3, pieces: 6 })
})

it('the cart is loading until the last of several calls has ended, successfully or not', async () => {
  const cart = new CartStore()
  const observed: boolean[] = []
  autorun(() => observed.push(cart.isLoading))
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const calls = [cart.whileLoading(() => first.promise), cart.whileLoading(() => second.promise)]
  first.resolve('one')
  expect(await calls[0]).toBe('one')
  expect(cart.isLoading).toBe(true)
  const lost = new Error('lost')
  second.reject(lost)
  await expect(calls[1]).rejects.toBe(lost)
  expect(observed).toEqual([false, true, false])
})

it('re-renders only observers of a line when the line changes', () => {
  const cart = new CartStore()
  cart.set(cartOf(2))
  const observed: (number | undefined)[][] = [[], []]
  autorun(() => observed[0]!.push(cart.line(0)?.quantity))
  autorun(() => observed[1]!.push(cart.line(1)?.quantity))
  const [first, second] = cartOf(2).lines
  cart.set({ ...cartOf(2), lines: [first!, { ...second!, quantity: 9 }] })
  cart.set(cartOf(1))
  expect(observed).toEqual([[1], [2, 9, undefined]])
})

it('keeps the object identity of an unchanged cart line', () => {
  const cart = new CartStore()
  cart.set(cartOf(1))
  const [line] = cart.cart.lines
  cart.set(cartOf(2))
  expect(cart.cart.lines[0]).toBe(line)
})

it('the cart is stale until it is loaded again', () => {
  const cart = new CartStore()
  cart.set(cartOf(1))
  cart.markStale()
  expect(cart).toMatchObject({ isStale: true, isMissing: false, count: 1 })
  cart.markStale(true)
  expect(cart).toMatchObject({ isStale: true, isMissing: true })
  cart.set(cartOf(1))
  expect(cart).toMatchObject({ isStale: false, isMissing: false })
})
