import { makeAutoObservable, observableRef } from 'mobx'
import { DEFAULT_VIN_HISTORY_LENGTH } from '#domain/vehicles/search-mode.ts'
import { valueOf } from '#domain/shared/result.ts'
import { parseVin, type Vin } from '#domain/vehicles/vin.ts'
import type { SessionStore } from '../session/session.store.ts'

type OwnedVins = { readonly owner: string | undefined; readonly vins: readonly Vin[] }

/** VIN history of the current user; for anonymous visitors in this tab only. */
export class VinHistoryStore {
  current: OwnedVins = { owner: undefined, vins: [] }
  readonly #session: SessionStore

  constructor(session: SessionStore) {
    this.#session = session
    makeAutoObservable(this, { current: observableRef })
  }

  get owner(): string | undefined {
    return this.#session.personId
  }

  get vins(): readonly Vin[] {
    return this.current.owner === this.owner ? this.current.vins : []
  }

  /** Prepends VINs; ignores invalid ones, and a response that belongs to another user. */
  add(vins: readonly string[], owner = this.owner, limit = DEFAULT_VIN_HISTORY_LENGTH): void {
    if (owner !== this.owner) return
    const valid = vins.flatMap((text) => valueOf(parseVin(text)) ?? [])
    this.current = { owner, vins: [...new Set([...valid, ...this.vins])].slice(0, limit) }
  }
}
