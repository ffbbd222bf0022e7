import type { Consent } from '#domain/tracking/consent.ts'
import { Preferences } from '../locale/preferences.port.ts'
import { ConsentStore } from './consent.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export class ChooseConsent extends dependsOn({ store: ConsentStore, preferences: Preferences }) {
  run(choice: Consent): void {
    this.deps.store.set(choice)
    this.deps.preferences.saveConsent(choice)
  }
}
