import type { ClaimFile } from '#domain/claims/claim.ts'
import type { FileSaver } from '../downloads/file-saver.port.ts'
import type { Claims } from './claims.port.ts'

/** Saves a paper of a claim: what was sent, or the label for the parcel. */
export class FetchClaimFile {
  readonly #claims: Claims
  readonly #files: FileSaver

  constructor(claims: Claims, files: FileSaver) {
    this.#claims = claims
    this.#files = files
  }

  /** False if there is no such paper. Rejects with `ApiFailure`. */
  async run(claimNo: string, wanted: ClaimFile): Promise<boolean> {
    const fetched = await this.#claims.file(claimNo, wanted)
    if (fetched === undefined) return false
    await this.#files.save(fetched.file, fetched.name)
    return true
  }
}
