import { parseCookie, stringifySetCookie } from 'cookie'
import type { VehicleMemory } from '#application/vehicles/vehicle-memory.port.ts'

const VEHICLE_COOKIE = '__Host-vehicle'

/** Session cookie. */
export function vehicleCookie(text: string): string {
  return stringifySetCookie({
    name: VEHICLE_COOKIE,
    value: text,
    path: '/',
    secure: true,
    sameSite: 'strict',
    ...(text === '' && { maxAge: 0 }),
  })
}

export const vehicleIn = (cookies: string | null): string | undefined =>
  parseCookie(cookies ?? '')[VEHICLE_COOKIE]

/** Reads the request's cookies and collects the Set-Cookie lines of the response. */
export class RequestVehicleMemory implements VehicleMemory {
  readonly setCookieLines: string[] = []
  readonly #cookies: string | null

  constructor(cookies: string | null) {
    this.#cookies = cookies
  }

  remember(text: string): void {
    this.setCookieLines.push(vehicleCookie(text))
  }

  recall(): string | undefined {
    return vehicleIn(this.#cookies)
  }
}
