import { Clock } from '#application/kernel/clock.port.ts'
import { dependsOn } from '#application/kernel/depends-on.ts'
import { ManageApiKeys } from '#application/partner-interface/manage-api-keys.ts'
import { readTypedDay } from '#domain/data-table/typed-day.ts'
import { SCOPES } from '#domain/partner-interface/partner-interface.ts'
import { PartnerChange } from './partner-change.view-model.ts'

const DAY_MS = 86_400_000
const USUAL_LIFE_DAYS = 365

export class ApiKeysViewModel extends dependsOn({ keys: ManageApiKeys, clock: Clock }) {
  readonly scopes = SCOPES
  readonly change = new PartnerChange()

  /** Default expiry day: a year from now, in the format of a date field. */
  get usualEnd(): string {
    return new Date(this.deps.clock.now() + USUAL_LIFE_DAYS * DAY_MS).toISOString().slice(0, 10)
  }

  async create(name: string, scopes: readonly string[], typedEnd: string): Promise<boolean> {
    if (this.change.pending !== undefined) return false
    const expiresAt = readTypedDay(typedEnd) ?? ''
    const chosenScopes = this.scopes.filter((scope) => scopes.includes(scope))
    const isPast = !(Date.parse(expiresAt) > this.deps.clock.now())
    const isAccepted = this.change.accepts({
      ...(name.trim() === '' && { name: 'missing' as const }),
      ...(chosenScopes.length === 0 && { scopes: 'missing' as const }),
      ...(isPast && { expiresAt: 'day' as const }),
    })
    if (!isAccepted) return false
    const input = { name: name.trim(), scopes: chosenScopes, expiresAt }
    return this.change.runForSecret('key', () => this.deps.keys.create(input))
  }

  rotate(keyId: string): Promise<boolean> {
    return this.change.runForSecret(keyId, () => this.deps.keys.rotate(keyId))
  }

  revoke(keyId: string): Promise<boolean> {
    return this.change.run(keyId, () => this.deps.keys.revoke(keyId))
  }
}
