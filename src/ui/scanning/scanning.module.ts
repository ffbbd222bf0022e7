import { LineCheck } from '#application/line-check/line-check.port.ts'
import { ScanReader } from '#application/scanning/scan-reader.port.ts'
import { registerModule } from '../kernel/module.ts'
import '../line-check/line-check.module.ts'

/** Bindings for the interpretation of scanned codes. */
registerModule('scanning', ({ lazyPort }) => {
  lazyPort(
    ScanReader,
    async (lineCheck: LineCheck) =>
      new (await import('#application/scanning/read-scan.ts')).ReadScan({ lineCheck }),
    LineCheck,
  )
})
