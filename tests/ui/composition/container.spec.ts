import { expect, it } from 'vitest'
import { token, type Key } from '#application/kernel/token.ts'
import { VisitorStores } from '#application/shared/visitor-stores.ts'
import { VisitorContainer } from '#ui/composition/container.ts'
import { loadModules, type Wiring } from '#ui/kernel/module.ts'
import { anyShop } from '../../fixtures/shop.fixture.ts'

const NAME = token<string>('NAME')
const SAYS = token<{ say(): Promise<string> }>('SAYS')

class Greeting {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}
type Parts = { readonly greeting: Greeting; readonly name: string }
class Letter {
  readonly parts: Parts
  readonly name: string
  constructor(parts: Parts, name: string) {
    this.parts = parts
    this.name = name
  }
}
class Kept extends Greeting {
  empty(): void {}
}

const wiring: Wiring = ({ provide, provideStore, latePort }) => {
  provide(Greeting, NAME)
  provide(Letter, { greeting: Greeting, name: NAME }, NAME)
  provideStore(Kept, NAME)
  latePort(SAYS, async (name: string) => ({ say: async () => name }), NAME)
}

const shared = new VisitorContainer()
shared.load('letters', wiring)

function visitorOf(name: string) {
  const visitor = new VisitorContainer(shared)
  visitor.constant(NAME, name)
  visitor.constant(VisitorStores, new VisitorStores())
  return visitor
}

it('makes an object anew for each who asks, of values alone and in groups', () => {
  const visitor = visitorOf('Ada')
  expect(visitor.get(Letter)).toEqual(new Letter({ greeting: new Greeting('Ada'), name: 'Ada' }, 'Ada'))
  expect(visitor.get(Greeting)).not.toBe(visitor.get(Greeting))
})

it('keeps a store for its visitor, and visitors apart', () => {
  const [ada, bob] = [visitorOf('Ada'), visitorOf('Bob')]
  expect(ada.get(Kept)).toBe(ada.get(Kept))
  expect([ada.get(Kept).name, bob.get(Kept).name]).toEqual(['Ada', 'Bob'])
})

it('imports an adapter with its first call', async () => {
  expect(await visitorOf('Ada').get(SAYS).say()).toBe('Ada')
})

it('takes the later wiring of a module that is loaded again', () => {
  const visitor = visitorOf('Ada')
  visitor.load('answers', ({ constant }) => constant(SAYS, { say: async () => 'first' }))
  const later = { say: async () => 'second' }
  visitor.load('answers', ({ constant }) => constant(SAYS, later))
  expect(visitor.get(SAYS)).toBe(later)
})

it('throws for what nobody has bound, and names it', () => {
  expect(() => new VisitorContainer().get(Greeting)).toThrow('Greeting')
  expect(() => visitorOf('Ada').get(token('LOST'))).toThrow('LOST')
})

it('makes the object of each key that a module binds', () => {
  const shop = anyShop()
  const keys: Key<object>[] = []
  const note = (...[key]: readonly unknown[]) => void keys.push(key as Key<object>)
  loadModules((_, each) => each({ provide: note, provideStore: note, constant: note, latePort: note }))
  expect(keys.length).toBeGreaterThan(100)
  for (const key of keys) {
    const made = shop.get(key)
    if (typeof key === 'function') expect(made).toBeInstanceOf(key)
  }
})
