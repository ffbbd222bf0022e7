import { attempt } from '../kernel/attempt.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { LogOut } from '../authentication/log-out.ts'
import { ProfileApi } from './profile.port.ts'

/** Logs the user out on one device, or everywhere. */
export class EndSessions extends dependsOn({ profile: ProfileApi, logOut: LogOut }) {
  /** Ends one session; returns false if the API is unreachable and the session continues. */
  async one(id: string): Promise<boolean> {
    return (await attempt(() => this.deps.profile.endSessions(id))).ok
  }

  async all(): Promise<boolean> {
    const ended = await attempt(() => this.deps.profile.endSessions())
    if (ended.ok) await this.deps.logOut.run()
    return ended.ok
  }
}
