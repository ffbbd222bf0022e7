import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** Milliseconds per clock tick, the unit of CPU time in /proc. */
const TICK_MS = 10

/** A server in a separate process, whose CPU time is measurable. It must print its address. */
export class ServerProcess {
  readonly origin: string
  /** Milliseconds from the start until the server was ready. */
  readonly startMs: number
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, origin: string, startMs: number) {
    this.#child = child
    this.startMs = startMs
    this.origin = origin
  }

  static async start(file: string, env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const begin = performance.now()
    const child = spawn(process.execPath, [file], {
      env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const line of createInterface({ input: child.stdout })) {
      const origin = /http:\/\/[\w.:[\]-]+/.exec(line)?.[0]
      if (!origin) continue
      // read the log: a full pipe would block the server
      child.stdout.resume()
      return new ServerProcess(child, origin, performance.now() - begin)
    }
    throw new Error(`${file} ended before it named an address`)
  }

  /** Milliseconds of CPU that the process has used so far. */
  get cpuMs(): number {
    const fields = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  }

  /** Current memory in MiB. */
  get memoryMiB(): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
  }

  stop(): void {
    this.#child.kill('SIGTERM')
  }
}
