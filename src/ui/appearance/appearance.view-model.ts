import { makeAutoObservable } from 'mobx'
import { AppearanceStore } from '#application/appearance/appearance.store.ts'
import { ChangeAppearance } from '#application/appearance/change-appearance.ts'
import { DENSITIES, THEMES, type Density, type Theme } from '#domain/appearance/appearance.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export class AppearanceViewModel {
  static readonly keys = { store: AppearanceStore, change: ChangeAppearance }
  readonly themes = THEMES
  readonly densities = DENSITIES
  readonly #deps

  constructor(deps: DepsOf<typeof AppearanceViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { themes: false, densities: false })
  }

  get theme(): Theme {
    return this.#deps.store.theme
  }

  get density(): Density {
    return this.#deps.store.density
  }

  /** Theme that the user has chosen; undefined if the operating system decides. */
  get fixedTheme(): Theme | undefined {
    return this.theme === 'system' ? undefined : this.theme
  }

  get fixedDensity(): Density | undefined {
    return this.density === 'comfortable' ? undefined : this.density
  }

  /** True if keys without Ctrl, such as `/`, are shortcuts. */
  get hasSingleKeys(): boolean {
    return this.#deps.store.keys === 'single'
  }

  chooseTheme(theme: Theme): void {
    this.#deps.change.run({ theme })
  }

  chooseDensity(density: Density): void {
    this.#deps.change.run({ density })
  }

  chooseSingleKeys(isOn: boolean): void {
    this.#deps.change.run({ keys: isOn ? 'single' : 'combined' })
  }
}
