import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createClient } from '@redis/client'
import { freePort } from './free-port.ts'

/** Redis server on a free port, without persistence. */
export class RedisServer {
  readonly port: number
  #child: ChildProcess

  private constructor(port: number, child: ChildProcess) {
    this.port = port
    this.#child = child
  }

  static async start(): Promise<RedisServer> {
    const port = await freePort()
    return new RedisServer(port, await startAt(port))
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  /** All keys and values of the server as one text. */
  async contents(): Promise<string> {
    const client = await createClient({ url: this.url }).connect()
    const keys = await client.keys('*')
    const values = await Promise.all(keys.map((key) => client.get(key)))
    await client.close()
    return keys.map((key, index) => `${key} ${values[index]}`).join('\n')
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }

  async startAgain(): Promise<void> {
    this.#child = await startAt(this.port)
  }

  /** Stops the process: connections stay open, but get no response. */
  freeze(): void {
    this.#child.kill('SIGSTOP')
  }
}

async function startAt(port: number): Promise<ChildProcess> {
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] })
  process.once('exit', () => void child.kill('SIGKILL'))
  child.stdout.setEncoding('utf8')
  let output = ''
  for await (const part of child.stdout as AsyncIterable<string>) {
    output += part
    if (output.includes('Ready to accept connections')) break
  }
  if (child.exitCode !== null) throw new Error(`Redis ended: ${output}`)
  return child
}
