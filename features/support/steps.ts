import * as cucumber from '@cucumber/cucumber'
import type { ShopWorld } from './world.ts'

type Step = (this: ShopWorld, ...args: any[]) => unknown
type DefineStep = (pattern: string | RegExp, step: Step) => void

/** Cucumber's functions, with the world of a scenario as `this`. */
export const Given: DefineStep = cucumber.Given
export const When: DefineStep = cucumber.When
export const Then: DefineStep = cucumber.Then
