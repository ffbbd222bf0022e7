import type { ClaimFile } from '#domain/claims/claim.ts'
import { FileSaver } from '../downloads/file-saver.port.ts'
import { Claims } from './claims.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Saves a paper of a claim: what was sent, or the label for the parcel. */
export class FetchClaimFile extends dependsOn({ claims: Claims, files: FileSaver }) {
  /** False if there is no such paper. Rejects with `ApiFailure`. */
  async run(claimNo: string, wanted: ClaimFile): Promise<boolean> {
    const fetched = await this.deps.claims.file(claimNo, wanted)
    if (fetched === undefined) return false
    await this.deps.files.save(fetched.file, fetched.name)
    return true
  }
}
