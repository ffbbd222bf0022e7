import { makeAutoObservable } from 'mobx'
import type { AppearanceStore } from '#application/appearance/appearance.store.ts'
import type { ChangeAppearance } from '#application/appearance/change-appearance.ts'
import { DENSITIES, THEMES, type Density, type Theme } from '#domain/appearance/appearance.ts'

export class AppearanceViewModel {
  readonly themes = THEMES
  readonly densities = DENSITIES
  readonly #store: AppearanceStore
  readonly #change: ChangeAppearance

  constructor(store: AppearanceStore, change: ChangeAppearance) {
    this.#store = store
    this.#change = change
    makeAutoObservable(this, { themes: false, densities: false })
  }

  get theme(): Theme {
    return this.#store.theme
  }

  get density(): Density {
    return this.#store.density
  }

  /** `undefined` where the system decides. */
  get fixedTheme(): Theme | undefined {
    return this.theme === 'system' ? undefined : this.theme
  }

  get fixedDensity(): Density | undefined {
    return this.density === 'comfortable' ? undefined : this.density
  }

  /** Keys that do something without Ctrl. */
  get hasSingleKeys(): boolean {
    return this.#store.keys === 'single'
  }

  chooseTheme(theme: Theme): void {
    this.#change.run({ theme })
  }

  chooseDensity(density: Density): void {
    this.#change.run({ density })
  }

  chooseSingleKeys(isOn: boolean): void {
    this.#change.run({ keys: isOn ? 'single' : 'combined' })
  }
}
