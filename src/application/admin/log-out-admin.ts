import { attempt } from '../kernel/attempt.ts'
import { AdminStore } from './admin.store.ts'
import { Administration } from './administration.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export class LogOutAdmin extends dependsOn({ administration: Administration, admin: AdminStore }) {
  /** Always logs out locally, even if the service is unreachable. */
  async run(): Promise<void> {
    const { token } = this.deps.admin
    this.deps.admin.empty()
    if (token === undefined) return
    await attempt(() => this.deps.administration.logOut(token))
  }
}
