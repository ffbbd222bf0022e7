import { expect, it } from 'vitest'
import { VisitorStores } from '#application/shared/visitor-stores.ts'

class Notes {
  texts: readonly string[] = []
  empty(): void {
    this.texts = []
  }
}

it('creates each store of a visitor once, and clears it after the logout', () => {
  const stores = new VisitorStores()
  const notes = stores.getOrCreate(Notes, () => new Notes())
  notes.texts = ['4 x 2.30256']
  expect(stores.getOrCreate(Notes, () => new Notes())).toBe(notes)

  stores.empty()
  expect(notes.texts).toEqual([])
})

it('does not share stores between visitors', () => {
  const make = () => new Notes()
  expect(new VisitorStores().getOrCreate(Notes, make)).not.toBe(new VisitorStores().getOrCreate(Notes, make))
})
