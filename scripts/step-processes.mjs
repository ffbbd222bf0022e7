/** Process statistics of a step by the operating system. Empty outside Linux. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'

/** Environment variable that marks each process of a step, those of its browsers too. */
const MARK = 'DRAWBAR_TEST_STEP'
const SAMPLE_MS = 1_000
/** Clock ticks per second in `/proc`. */
const TICKS = 100
/** Fields of `/proc/PID/stat` behind the name of the command. */
const USER = 11
const SYSTEM = 12

/** The processes of a step at any depth, found by a mark in their environment, measured and ended. */
export class StepProcesses {
  #mark
  #ticks = new Map()
  #timer

  constructor(name) {
    this.#mark = `${MARK}=${process.pid}:${name}`
    this.#timer = setInterval(() => void this.#sample(), SAMPLE_MS)
  }

  get environment() {
    const [name, value] = this.#mark.split('=')
    return { [name]: value }
  }

  /** CPU seconds so far, sampled once a second: shorter processes are not counted. */
  get cpuSeconds() {
    return [...this.#ticks.values()].reduce((sum, ticks) => sum + ticks, 0) / TICKS
  }

  /** Kills remaining processes of the step, such as the browser of a killed runner. */
  async end() {
    clearInterval(this.#timer)
    for (const pid of await this.#running()) kill(pid)
  }

  async #sample() {
    for (const pid of await this.#running()) {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      const fields = stat.split(') ').at(-1).split(' ')
      const ticks = Number(fields[USER]) + Number(fields[SYSTEM])
      if (ticks > (this.#ticks.get(pid) ?? 0)) this.#ticks.set(pid, ticks)
    }
  }

  async #running() {
    return (await markedProcesses()).filter(({ mark }) => mark === this.#mark).map(({ pid }) => pid)
  }
}

/** Kills the processes of earlier runs whose runner was killed before it could end them. */
export async function endOrphans() {
  for (const { pid, mark } of await markedProcesses()) {
    const [runner] = mark.slice(MARK.length + 1).split(':')
    if (!existsSync(`/proc/${runner}`)) kill(pid)
  }
}

async function markedProcesses() {
  const names = await readdir('/proc').catch(() => [])
  const processes = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        const environment = await readFile(`/proc/${name}/environ`, 'utf8').catch(() => '')
        const mark = environment.split('\0').find((entry) => entry.startsWith(`${MARK}=`))
        return { pid: Number(name), mark }
      }),
  )
  return processes.filter(({ mark }) => mark !== undefined)
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // the process has ended in the meantime, or belongs to another user
  }
}
