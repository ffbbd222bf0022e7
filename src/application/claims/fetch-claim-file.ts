import type { ClaimFile } from '#domain/claims/claim.ts'
import { FileSaver } from '../downloads/file-saver.port.ts'
import { Claims } from './claims.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Saves a file of a claim: the submitted report, or the shipping label. */
export class FetchClaimFile extends dependsOn({ claims: Claims, files: FileSaver }) {
  /** False if the file does not exist. Rejects with `ApiFailure`. */
  async run(claimNo: string, file: ClaimFile): Promise<boolean> {
    const fetched = await this.deps.claims.file(claimNo, file)
    if (fetched === undefined) return false
    await this.deps.files.save(fetched.file, fetched.name)
    return true
  }
}
