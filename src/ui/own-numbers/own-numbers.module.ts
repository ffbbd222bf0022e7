import { OwnNumbers } from '#application/own-numbers/own-numbers.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'
import '../order-grid/list-files.module.ts'

/** Bindings of a company's own part numbers, which order grids store and a page edits. */
registerApiPort(
  OwnNumbers,
  async () => (await import('#adapters/http/own-numbers/http-own-numbers.ts')).HttpOwnNumbers,
)
