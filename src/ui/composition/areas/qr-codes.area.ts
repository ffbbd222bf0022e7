import { UqrCodes } from '#adapters/browser/uqr-codes.ts'
import { QrCodes } from '#application/shared/qr-codes.port.ts'
import { openArea } from '../open-area.ts'

/** Codes for passes and labels. */
openArea('qr-codes', ({ constant }) => {
  constant(QrCodes, new UqrCodes())
})
