import { makeAutoObservable } from 'mobx'
import {
  DEFAULT_APPEARANCE,
  type Appearance,
  type Density,
  type ShortcutKeys,
  type ResultView,
  type Theme,
} from '#domain/appearance/appearance.ts'

/** Appearance settings of this visitor. */
export class AppearanceStore {
  theme: Theme
  density: Density
  keys: ShortcutKeys
  resultView: ResultView

  constructor({ theme, density, keys, resultView }: Appearance = DEFAULT_APPEARANCE) {
    this.theme = theme
    this.density = density
    this.keys = keys
    this.resultView = resultView
    makeAutoObservable(this)
  }

  get appearance(): Appearance {
    const { theme, density, keys, resultView } = this
    return { theme, density, keys, resultView }
  }

  set({ theme, density, keys, resultView }: Partial<Appearance>): void {
    if (theme !== undefined) this.theme = theme
    if (density !== undefined) this.density = density
    if (keys !== undefined) this.keys = keys
    if (resultView !== undefined) this.resultView = resultView
  }
}
