import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { ChooseCompared } from '#application/comparison/choose-compared.ts'
import { ComparedStore } from '#application/comparison/compared.store.ts'
import { COMPARED_MAX } from '#domain/comparison/comparison.ts'
import { CompareButtonViewModel } from '#ui/comparison/compare-button.view-model.ts'

function buttonOf(slug: string, compared: readonly string[] = []) {
  const store = new ComparedStore()
  store.set(compared)
  const model = new CompareButtonViewModel({
    compared: store,
    choose: new ChooseCompared({ compared: store, cookies: new RequestCookieJar(null) }),
  })
  model.offer(slug)
  return { model, store }
}

const FULL = Array.from({ length: COMPARED_MAX }, (_, index) => `part-${index}`)

it('the comparison button adds a product to the comparison, and removes it', () => {
  const { model, store } = buttonOf('disc', ['drum'])
  expect(model).toMatchObject({ slug: 'disc', isCompared: false, isRejected: false, count: 1 })
  model.toggle()
  expect(model).toMatchObject({ isCompared: true, isRejected: false, count: 2 })
  model.toggle()
  expect([model.isCompared, store.slugs]).toEqual([false, ['drum']])
})

it('the comparison button shows that the comparison is full until there is space', () => {
  const { model, store } = buttonOf('disc', FULL)
  expect(model.isRejected).toBe(false)
  model.toggle()
  expect(model).toMatchObject({ isRejected: true, isCompared: false, count: COMPARED_MAX })
  store.set(FULL.slice(1))
  expect(model.isRejected).toBe(false)
})

it('the comparison button re-renders its observers', () => {
  const { model } = buttonOf('disc', FULL)
  const observed: boolean[] = []
  autorun(() => observed.push(model.isRejected))
  model.toggle()
  model.offer('drum')
  expect(observed).toEqual([false, true, false])
})
