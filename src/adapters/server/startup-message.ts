import type { Configuration } from './configuration.ts'
import type { DemoAccount } from './demo-accounts.ts'

/** Text for the console after the start. `accounts` exist only in the mock backend. */
export function startupMessage(
  url: string,
  config: Pick<Configuration, 'apiBaseUrl' | 'catalogueSize'>,
  accounts: readonly DemoAccount[],
): string {
  const headline = `Drawbar is ready at ${url}`
  if (config.apiBaseUrl !== undefined) return `${headline} (API: ${config.apiBaseUrl.origin})`
  const width = Math.max(...accounts.map(({ login }) => login.length))
  return [
    `${headline} (mock backend, ${config.catalogueSize} products)`,
    'Demo accounts, password demo:',
    ...accounts.map(({ login, description }) => `  ${login.padEnd(width)}  ${description}`),
  ].join('\n')
}
