import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { until } from './waiting.ts'

const RECIPE = new URL('../../../deploy/haproxy/haproxy.cfg', import.meta.url)

/** haproxy with the configuration in deploy/, except for addresses and TLS. */
export class Balancer {
  readonly url: string
  readonly #states: string
  readonly #child: ChildProcess
  readonly #folder: string

  private constructor(url: string, states: string, child: ChildProcess, folder: string) {
    this.url = url
    this.#states = states
    this.#child = child
    this.#folder = folder
  }

  static async start(replicaPorts: readonly number[]): Promise<Balancer> {
    const [port, statesPort] = [await freePort(), await freePort()]
    const folder = await mkdtemp(join(tmpdir(), 'balancer-'))
    const file = join(folder, 'haproxy.cfg')
    const recipe = withAddresses(await readFile(RECIPE, 'utf8'), port, replicaPorts)
    await writeFile(file, recipe + statesAt(statesPort))
    const child = spawn('haproxy', ['-db', '-q', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
    process.once('exit', () => void child.kill('SIGKILL'))
    const url = `http://127.0.0.1:${port}`
    const balancer = new Balancer(url, `http://127.0.0.1:${statesPort}/;csv`, child, folder)
    await balancer.sendsToAll(replicaPorts.length)
    return balancer
  }

  /** Waits until this number of replicas is ready. */
  async sendsToAll(count: number): Promise<void> {
    await until(async () => {
      const table = await (await fetch(this.#states)).text()
      return table.match(/^replicas,replica\d+,(?:[^,]*,){15}UP,/gm)?.length === count
    })
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await ended
    await rm(this.#folder, { recursive: true, force: true })
  }
}

function withAddresses(recipe: string, port: number, replicaPorts: readonly number[]): string {
  const [before] = recipe.split(/^ {2}server .*$/m, 1)
  const servers = replicaPorts.map((replica, index) => `  server replica${index + 1} 127.0.0.1:${replica}\n`)
  return before!.replace(/^ {2}bind .*$/m, `  bind 127.0.0.1:${port}`) + servers.join('')
}

const statesAt = (port: number) =>
  `\nfrontend states\n  bind 127.0.0.1:${port}\n  stats enable\n  stats uri /\n`
