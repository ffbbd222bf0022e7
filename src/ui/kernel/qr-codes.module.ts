import { QrCodes } from '#application/shared/qr-codes.port.ts'
import { registerModule } from './module.ts'

/** Codes for passes and labels. */
registerModule('qr-codes', ({ lazyPort }) => {
  lazyPort(QrCodes, async () => new (await import('#adapters/browser/uqr-codes.ts')).UqrCodes())
})
