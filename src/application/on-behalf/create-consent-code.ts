import type { ConsentCode } from '#domain/on-behalf/on-behalf.ts'
import { attempt } from '../kernel/attempt.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { OnBehalfApi } from './on-behalf.port.ts'

/** Creates a code with which the user permits the help desk to act in their name. */
export class CreateConsentCode extends dependsOn({ api: OnBehalfApi }) {
  /** Returns undefined if the API is unreachable. */
  async run(): Promise<ConsentCode | undefined> {
    const created = await attempt(() => this.deps.api.createCode())
    return created.ok ? created.value : undefined
  }
}
