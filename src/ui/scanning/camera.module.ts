import { CodeDetector } from '#application/scanning/code-detector.port.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { ScanViewModel } from './scan.view-model.ts'
import { registerModule } from '../kernel/module.ts'

/** Codes before the camera. */
registerModule('camera', ({ provide, latePort }) => {
  latePort(
    CodeDetector,
    async () =>
      new (await import('#adapters/browser/scanning/browser-code-detector.ts')).BrowserCodeDetector(),
  )
  provide(ScanViewModel, CodeDetector, Clock)
})
