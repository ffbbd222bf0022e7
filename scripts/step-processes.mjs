/** CPU time of the processes of a test step, from /proc; empty on other systems than Linux. */
import { readdir, readFile } from 'node:fs/promises'

/** Environment variable that marks each process of a step, including its browsers. */
const MARK = 'DRAWBAR_TEST_STEP'
const SAMPLE_MS = 1_000
/** Clock ticks per second in `/proc`. */
const TICKS = 100
/** Index of the parent's id among the fields of `/proc/PID/stat` after the command name. */
const PARENT = 1
/**
 * Indexes of the first and the last CPU time among these fields: user and system time, also of ended child processes.
 */
const TIMES = [11, 15]

/** Finds the processes of a step at any depth by a mark in their environment, measures their CPU time and ends them. */
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

  /** CPU seconds until the last sample. */
  get cpuSeconds() {
    return this.#ticks / TICKS
  }

  /** Kills the remaining processes of the step, such as the browser of a killed test runner. */
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

/** Kills processes that earlier runs have left behind because their test runner was killed. */
export async function endOrphans() {
  const processes = await allProcesses()
  const living = new Set(processes.filter(({ isZombie }) => !isZombie).map(({ pid }) => String(pid)))
  const isOrphan = ({ mark }) => mark !== undefined && !living.has(mark.slice(MARK.length + 1).split(':')[0])
  for (const { pid } of withDescendants(processes.filter(isOrphan), processes)) kill(pid)
}

/** Adds child processes: Chromium overwrites the environment of its processes, so that the mark is missing there. */
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
