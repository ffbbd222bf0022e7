import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { dependsOn } from '#application/kernel/depends-on.ts'
import { token, type Key } from '#application/kernel/token.ts'
import { VisitorStores } from '#application/shared/visitor-stores.ts'
import { VisitorContainer } from '#ui/composition/container.ts'
import { loadModules, type Wiring } from '#ui/kernel/module.ts'
import { anyShop } from '../../fixtures/shop.fixture.ts'

const NAME = token<string>('NAME')
const SAYS = token<{ say(): Promise<string> }>('SAYS')

class Greeting extends dependsOn({ name: NAME }) {
  text = (): string => `Dear ${this.deps.name}`
}
class Letter extends dependsOn({ greeting: Greeting, says: SAYS }) {
  text = (): string => this.deps.greeting.text()
}
class Kept {
  readonly parts: { readonly greeting: Greeting; readonly name: string }
  readonly name: string
  constructor(parts: { readonly greeting: Greeting; readonly name: string }, name: string) {
    this.parts = parts
    this.name = name
  }
  empty(): void {}
}
class KeptByKeys extends dependsOn({ greeting: Greeting }) {
  text = (): string => this.deps.greeting.text()
  empty(): void {}
}

const wiring: Wiring = ({ provideStore, lazyPort }) => {
  provideStore(Kept, { greeting: Greeting, name: NAME }, NAME)
  provideStore(KeptByKeys)
  lazyPort(SAYS, async (name: string) => ({ say: async () => name }), NAME)
}

const shared = new VisitorContainer()
shared.load('letters', wiring)

function visitorOf(name: string) {
  const visitor = new VisitorContainer(shared)
  visitor.constant(NAME, name)
  visitor.constant(VisitorStores, new VisitorStores())
  return visitor
}

it('the container creates a new object each time a class is requested', () => {
  const [ada, bob] = [visitorOf('Ada'), visitorOf('Bob')]
  expect([ada.get(Letter).text(), bob.get(Letter).text()]).toEqual(['Dear Ada', 'Dear Bob'])
  expect(ada.get(Greeting)).not.toBe(ada.get(Greeting))
})

it('the container creates one store per visitor', () => {
  const [ada, bob] = [visitorOf('Ada'), visitorOf('Bob')]
  expect(ada.get(Kept)).toBe(ada.get(Kept))
  expect(ada.get(KeptByKeys)).toBe(ada.get(KeptByKeys))
  expect([ada.get(Kept).name, bob.get(Kept).name]).toEqual(['Ada', 'Bob'])
  expect(ada.get(Kept).parts.greeting.text()).toBe('Dear Ada')
})

it('the container forwards a call of a lazy port to its imported adapter', async () => {
  expect(await visitorOf('Ada').get(SAYS).say()).toBe('Ada')
})

it('the container uses the later bindings of a module that is registered again', () => {
  const visitor = visitorOf('Ada')
  visitor.load('answers', ({ constant }) => constant(SAYS, { say: async () => 'first' }))
  const later = { say: async () => 'second' }
  visitor.load('answers', ({ constant }) => constant(SAYS, later))
  expect(visitor.get(SAYS)).toBe(later)
})

it('the container throws for an unbound key, with the name of the key', () => {
  expect(() => new VisitorContainer().get(Greeting)).toThrow('NAME')
  expect(() => new VisitorContainer().get(KeptByKeys)).toThrow('KeptByKeys')
  expect(() => visitorOf('Ada').get(token('LOST'))).toThrow('LOST')
})

it('the container can create each class with dependencies and each bound key', async () => {
  const shop = anyShop()
  const keys: Key<object>[] = []
  const note = (...[key]: readonly unknown[]) => void keys.push(key as Key<object>)
  loadModules((_, each) => each({ provideStore: note, constant: note, lazyPort: note }))
  const files = globSync(['src/application/**/*.ts', 'src/ui/**/*.view-model.ts'])
  for (const file of files) {
    const exported: object = await import(/* @vite-ignore */ resolve(file))
    keys.push(...Object.values(exported).filter((one) => typeof one === 'function' && 'keys' in one))
  }
  expect(keys.length).toBeGreaterThan(200)
  for (const key of keys) {
    const created = shop.get(key)
    if (typeof key === 'function') expect(created).toBeInstanceOf(key)
  }
})
