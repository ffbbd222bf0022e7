import { dependsOn } from '#application/kernel/depends-on.ts'
import { SessionStore } from '#application/session/session.store.ts'

export class OnBehalfBarViewModel extends dependsOn({ session: SessionStore }) {
  /** Names of the help desk employee, the person and the company; undefined if the person has logged in themselves. */
  get names(): { readonly by: string; readonly person: string; readonly company: string } | undefined {
    const { user } = this.deps.session
    if (user?.onBehalf === undefined) return undefined
    const company = user.companyName ?? user.customerId
    return { by: user.onBehalf, person: `${user.firstName} ${user.lastName}`, company }
  }
}
