import assert from 'node:assert/strict'
import type { Locator } from 'playwright'
import { BrowserVisitor } from './drivers/browser-visitor.ts'
import { HttpVisitor } from './drivers/http-visitor.ts'
import { ModelVisitor } from './drivers/model-visitor.ts'
import type { ShopWorld } from './world.ts'

/** The visitor at the browser level; for steps about what only a screen displays. */
export function browserVisitorOf({ visitor }: ShopWorld): BrowserVisitor {
  assert.ok(visitor instanceof BrowserVisitor, 'this step needs a browser')
  return visitor
}

/** The main part of the page, between header and footer. */
export const mainElement = (world: ShopWorld): Locator => browserVisitorOf(world).page.getByRole('main')

/** The visitor at the HTTP level; for steps about statuses, headers and the first HTML. */
export function httpVisitorOf({ visitor }: ShopWorld): HttpVisitor {
  assert.ok(visitor instanceof HttpVisitor, 'this step needs HTTP')
  return visitor
}

/** The visitor in memory, or the simulated scripts of a page over HTTP; for steps about view models and stores. */
export function modelVisitorOf({ visitor }: ShopWorld): ModelVisitor {
  if (visitor instanceof HttpVisitor) return visitor.scripts
  assert.ok(visitor instanceof ModelVisitor, 'this step needs view models')
  return visitor
}

/** The visitor in memory or in a browser, for steps that need scripts. */
export function inUse(world: ShopWorld): ModelVisitor | BrowserVisitor {
  return world.visitor instanceof BrowserVisitor ? world.visitor : modelVisitorOf(world)
}
