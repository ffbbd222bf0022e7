import { QrCodes } from '#application/shared/qr-codes.port.ts'
import { openArea } from '../open-area.ts'

/** Codes for passes and labels. */
openArea('qr-codes', ({ lazy }) => {
  lazy(QrCodes, async () => new (await import('#adapters/browser/uqr-codes.ts')).UqrCodes())
})
