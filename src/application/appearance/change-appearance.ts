import type { Appearance } from '#domain/appearance/appearance.ts'
import { AppearanceStore } from './appearance.store.ts'
import { Preferences } from '../locale/preferences.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export class ChangeAppearance extends dependsOn({ store: AppearanceStore, preferences: Preferences }) {
  run(change: Partial<Appearance>): void {
    this.deps.store.set(change)
    this.deps.preferences.saveAppearance(this.deps.store.appearance)
  }
}
