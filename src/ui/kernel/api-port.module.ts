import { ApiAccess, lazyAdapter } from '#adapters/http/api-access.ts'
import type { Token } from '#application/kernel/token.ts'
import { registerModule } from './module.ts'

/** Registers a port of the API, whose adapter is imported with the first call. */
export function registerApiPort<Port extends object>(
  port: Token<Port>,
  load: Parameters<typeof lazyAdapter<NoInfer<Port>>>[0],
): void {
  registerModule(String(port.description), ({ lazyPort }) => lazyPort(port, lazyAdapter(load), ApiAccess))
}
