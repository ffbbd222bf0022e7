import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { programEnvironment } from '../../fixtures/program-environment.fixture.ts'

const FAKE_SHOP = fileURLToPath(new URL('fake-shop.ts', import.meta.url))

export type ShopProcess = {
  readonly child: ChildProcess
  readonly port: number
  readonly output: () => string
}

/** Resolves when the server reports that it is ready. */
export async function startShopProcess(environment: Record<string, string> = {}): Promise<ShopProcess> {
  const { child, output } = spawnShop({ PORT: '0', HOST: '127.0.0.1', ...environment })
  const ready = new Promise<number>((resolve) => {
    child.stdout!.on('data', () => {
      const port = /ready at http:\/\/127\.0\.0\.1:(\d+)/.exec(output())?.[1]
      if (port !== undefined) resolve(Number(port))
    })
  })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The shop ended: ${output()}`)))
  return { child, output, port: await Promise.race([ready, ended]) }
}

export function spawnShop(environment: Record<string, string>) {
  const child = spawn(process.execPath, [FAKE_SHOP], { env: { ...programEnvironment(), ...environment } })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  }
  return { child, output: () => text }
}
