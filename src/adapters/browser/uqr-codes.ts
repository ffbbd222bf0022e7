import { encode } from 'uqr'
import type { QrCodes } from '#application/shared/qr-codes.port.ts'

export class UqrCodes implements QrCodes {
  async squares(text: string): Promise<readonly (readonly boolean[])[]> {
    return encode(text, { ecc: 'M', border: 4 }).data
  }
}
