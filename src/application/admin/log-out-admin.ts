import { attempt } from '../kernel/attempt.ts'
import type { AdminStore } from './admin.store.ts'
import type { Administration } from './administration.port.ts'

export class LogOutAdmin {
  readonly #administration: Administration
  readonly #admin: AdminStore

  constructor(administration: Administration, admin: AdminStore) {
    this.#administration = administration
    this.#admin = admin
  }

  /** Always logs out locally, even if the service is unreachable. */
  async run(): Promise<void> {
    const { token } = this.#admin
    this.#admin.empty()
    if (token === undefined) return
    await attempt(() => this.#administration.logOut(token))
  }
}
