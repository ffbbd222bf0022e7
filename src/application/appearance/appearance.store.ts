import { makeAutoObservable } from 'mobx'
import {
  DEFAULT_APPEARANCE,
  type Appearance,
  type Density,
  type Keys,
  type Theme,
} from '#domain/appearance/appearance.ts'

/** Appearance settings of this visitor. */
export class AppearanceStore {
  theme: Theme
  density: Density
  keys: Keys

  constructor({ theme, density, keys }: Appearance = DEFAULT_APPEARANCE) {
    this.theme = theme
    this.density = density
    this.keys = keys
    makeAutoObservable(this)
  }

  get appearance(): Appearance {
    return { theme: this.theme, density: this.density, keys: this.keys }
  }

  set({ theme, density, keys }: Partial<Appearance>): void {
    if (theme !== undefined) this.theme = theme
    if (density !== undefined) this.density = density
    if (keys !== undefined) this.keys = keys
  }
}
