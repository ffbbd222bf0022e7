import { makeAutoObservable } from 'mobx'
import { DEFAULT_APPEARANCE, type Appearance, type Density, type Theme } from '#domain/layout/appearance.ts'

/** How the pages look to this visitor. */
export class AppearanceStore {
  theme: Theme
  density: Density

  constructor({ theme, density }: Appearance = DEFAULT_APPEARANCE) {
    this.theme = theme
    this.density = density
    makeAutoObservable(this)
  }

  get appearance(): Appearance {
    return { theme: this.theme, density: this.density }
  }

  show({ theme, density }: Partial<Appearance>): void {
    if (theme !== undefined) this.theme = theme
    if (density !== undefined) this.density = density
  }
}
