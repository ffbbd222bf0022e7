import { makeAutoObservable, observableRef } from 'mobx'
import type { CookieJar } from '../kernel/cookie-jar.port.ts'
import type { SessionScopedStore } from '../shared/visitor-stores.ts'
import { vehicleCookie, type ChosenVehicle } from './vehicle-cookie.ts'

/** Vehicle that the visitor has chosen, until it is removed or the session ends. */
export class ChosenVehicleStore implements SessionScopedStore {
  vehicle: ChosenVehicle | undefined
  /** Vehicle for the first render in the browser, which must equal the server's HTML. */
  readonly first: ChosenVehicle | undefined
  readonly #cookies: CookieJar

  constructor(cookies: CookieJar) {
    this.#cookies = cookies
    this.first = this.vehicle = cookies.read(vehicleCookie)
    makeAutoObservable(this, { vehicle: observableRef, first: false })
  }

  /** Keeps the known facts if the same vehicle is chosen again without facts. */
  choose(vehicle: ChosenVehicle | undefined): void {
    const { slug, name, facts } = this.vehicle ?? {}
    const isSame = vehicle?.slug === slug && vehicle?.name === name
    if (isSame && (vehicle?.facts ?? facts) === facts) return
    this.vehicle = vehicle
    if (vehicle) this.#cookies.write(vehicleCookie, vehicle)
    else this.#cookies.clear(vehicleCookie)
  }

  empty(): void {
    this.choose(undefined)
  }
}
