import { CodeDetector } from '#application/scanning/code-detector.port.ts'
import { registerModule } from '../kernel/module.ts'

/** Bindings of the code detection with the camera. */
registerModule('camera', ({ lazyPort }) => {
  lazyPort(
    CodeDetector,
    async () =>
      new (await import('#adapters/browser/scanning/browser-code-detector.ts')).BrowserCodeDetector(),
  )
})
