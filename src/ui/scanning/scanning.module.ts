import { LineCheck } from '#application/quick-order/line-check.port.ts'
import { CodeDetector } from '#application/scanning/code-detector.port.ts'
import { ScanReader } from '#application/scanning/scan-reader.port.ts'
import { registerModule } from '../kernel/module.ts'
import '../quick-order/line-check.module.ts'

/** Codes before the camera, and what scanned codes stand for. */
registerModule('scanning', ({ lazy }) => {
  lazy(
    ScanReader,
    async (lineCheck: LineCheck) =>
      new (await import('#application/scanning/read-scan.ts')).ReadScan(lineCheck),
    LineCheck,
  )
  lazy(
    CodeDetector,
    async () =>
      new (await import('#adapters/browser/scanning/browser-code-detector.ts')).BrowserCodeDetector(),
  )
})
