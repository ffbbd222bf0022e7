import { QrCodes } from '#application/shared/qr-codes.port.ts'
import { registerModule } from './module.ts'

/** Bindings of QR codes, for pick-up passes and labels. */
registerModule('qr-codes', ({ lazyPort }) => {
  lazyPort(QrCodes, async () => new (await import('#adapters/browser/uqr-codes.ts')).UqrCodes())
})
