import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import { until } from './waiting.ts'
import { PATIENT } from '../../fixtures/on-this-machine.fixture.ts'
import { programEnvironment } from '../../fixtures/program-environment.fixture.ts'

type Environment = Readonly<Record<string, string>>

const WATCH = fileURLToPath(new URL('../../fixtures/event-loop-watch.ts', import.meta.url))

/** Statuses of a ready process. The mock API has no readiness path, and responds with 404 when it is ready. */
const ENOUGH = new Set([200, 404])

/** A program of the shop in a separate process, at an address that is stable over restarts. */
export class ShopProcess {
  readonly port: number
  readonly #file: string
  readonly #environment: Environment
  #child: ChildProcess | undefined
  #asked = Promise.resolve(0)

  private constructor(file: string, port: number, environment: Environment) {
    this.#file = file
    this.port = port
    this.#environment = environment
  }

  static async start(file: string, environment: Environment): Promise<ShopProcess> {
    const shop = new ShopProcess(file, await freePort(), environment)
    await shop.start()
    return shop
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    this.#child = spawn(process.execPath, ['--import', WATCH, this.#file], {
      env: {
        ...programEnvironment(),
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        PORT: `${this.port}`,
        ...PATIENT,
        ...this.#environment,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    process.once('exit', this.#kill)
    await until(async () => ENOUGH.has((await fetch(`${this.url}/readyz`)).status))
  }

  /** CPU time in ms of the longest event loop task since the last call; infinite after the process has ended. */
  longestPiece(): Promise<number> {
    this.#asked = this.#asked.then(() => this.#askForPiece())
    return this.#asked
  }

  async #askForPiece(): Promise<number> {
    const child = this.#child
    if (child?.connected !== true) return Infinity
    const reportedController = new AbortController()
    const { signal } = reportedController
    const result = once(child, 'message', { signal }) as Promise<[number]>
    const end = once(child, 'exit', { signal }).then((): [number] => [Infinity])
    child.send('longest piece')
    const [longest] = await Promise.race([result, end])
    void Promise.allSettled([result, end])
    reportedController.abort()
    return longest
  }

  readonly #kill = () => void this.#child?.kill('SIGKILL')

  /** Resolves to the exit code when the process has ended; `null` if it was killed. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return null
    const ended = once(child, 'exit') as Promise<[number | null]>
    process.off('exit', this.#kill)
    child.kill(signal)
    const [code] = await ended
    return code
  }
}
