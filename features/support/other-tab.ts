import assert from 'node:assert/strict'
import type { Page } from 'playwright'
import { untilAlive } from '../../tests/fixtures/alive.fixture.ts'
import { browserVisitorOf } from './visitor-by-depth.ts'
import type { ShopWorld } from './world.ts'

const otherTabs = new WeakMap<ShopWorld, Page>()

export async function openOtherTab(world: ShopWorld, path: string): Promise<void> {
  const tab = await browserVisitorOf(world).context.newPage()
  await tab.goto(path)
  await untilAlive(tab)
  otherTabs.set(world, tab)
}

export function otherTab(world: ShopWorld): Page {
  const tab = otherTabs.get(world)
  assert.ok(tab, 'no other tab is open')
  return tab
}
