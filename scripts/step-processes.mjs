/** Process statistics of a step by the operating system. Empty outside Linux. */
import { readdir, readFile } from 'node:fs/promises'

/** Environment variable that marks each process of a step, those of its browsers too. */
const MARK = 'DRAWBAR_TEST_STEP'
const SAMPLE_MS = 1_000
/** Clock ticks per second in `/proc`. */
const TICKS = 100
/** Fields of `/proc/PID/stat` behind the name of the command. */
const PARENT = 1
/** User and system time of the process, and of its ended children. */
const TIMES = [11, 15]

/** The processes of a step at any depth, found by a mark in their environment, measured and ended. */
export class StepProcesses {
  #mark
  #ticks = 0
  #timer

  constructor(name) {
    this.#mark = `${MARK}=${process.pid}:${name}`
    this.#timer = setInterval(() => void this.#sample(), SAMPLE_MS)
  }

  get environment() {
    const [name, value] = this.#mark.split('=')
    return { [name]: value }
  }

  /** CPU seconds up to the last sample. */
  get cpuSeconds() {
    return this.#ticks / TICKS
  }

  /** Kills remaining processes of the step, such as the browser of a killed runner. */
  async end() {
    clearInterval(this.#timer)
    for (const { pid } of await this.#running()) kill(pid)
  }

  async #sample() {
    const running = await this.#running()
    const ticks = running.reduce((sum, one) => sum + one.ticks, 0)
    this.#ticks = Math.max(this.#ticks, ticks)
  }

  async #running() {
    const processes = await allProcesses()
    return withDescendants(
      processes.filter(({ mark }) => mark === this.#mark),
      processes,
    )
  }
}

/** Kills the processes of earlier runs whose runner was killed before it could end them. */
export async function endOrphans() {
  const processes = await allProcesses()
  const living = new Set(processes.filter(({ isZombie }) => !isZombie).map(({ pid }) => String(pid)))
  const isOrphan = ({ mark }) => mark !== undefined && !living.has(mark.slice(MARK.length + 1).split(':')[0])
  for (const { pid } of withDescendants(processes.filter(isOrphan), processes)) kill(pid)
}

/** Chromium overwrites the environment of its processes: these are found by their parent. */
function withDescendants(roots, processes) {
  const found = new Map(roots.map((one) => [one.pid, one]))
  for (const { pid } of found.values()) {
    for (const one of processes) if (one.parent === pid) found.set(one.pid, one)
  }
  return [...found.values()]
}

async function allProcesses() {
  const names = await readdir('/proc').catch(() => [])
  return Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readProcess))
}

async function readProcess(name) {
  const [environment, stat] = await Promise.all(
    ['environ', 'stat'].map((file) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '')),
  )
  const mark = environment.split('\0').find((entry) => entry.startsWith(`${MARK}=`))
  const fields = stat.split(') ').at(-1).split(' ')
  const ticks = fields.slice(...TIMES).reduce((sum, field) => sum + Number(field), 0)
  return { pid: Number(name), parent: Number(fields[PARENT]), mark, ticks, isZombie: fields[0] === 'Z' }
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // the process has ended in the meantime, or belongs to another user
  }
}
