import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'

type Processes = {
  readonly environment: Record<string, string>
  readonly cpuSeconds: number
  end(): Promise<void>
}
const { StepProcesses, endOrphans } = (await import(
  new URL('../../scripts/step-processes.mjs', import.meta.url).href
)) as { StepProcesses: new (name: string) => Processes; endOrphans: () => Promise<void> }

/** Script that starts a detached, endless process, then exits, like a runner whose browser survives it. */
const ORPHAN = `
  const { spawn } = require('node:child_process')
  const orphan = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' })
  console.log(orphan.pid)
  orphan.unref()
`

/** A killed process that is not yet reaped has no command. */
const isRunning = (pid: number) =>
  existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''

it.runIf(existsSync('/proc/self/environ'))(
  'a detached process is killed when its step has ended',
  async () => {
    const processes = new StepProcesses('a step')
    const runner = spawn(process.execPath, ['-e', ORPHAN], {
      env: { ...process.env, ...processes.environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [output] = (await once(runner.stdout, 'data')) as [Buffer]
    const pid = Number(output.toString())
    expect(isRunning(pid)).toBe(true)
    await processes.end()
    await expect.poll(() => isRunning(pid)).toBe(false)
  },
)

/** Prints the process id of a zombie: a killed runner also stays in the process table for a moment. */
const ZOMBIE = 'true & echo $!; exec sleep 1000'
/** Prints the process id of a child without the environment variable that marks processes of a runner. */
const WITH_CHILD = `
  const child = require('node:child_process').spawn('sleep', ['1000'], { env: { PATH: process.env.PATH }, stdio: 'ignore' })
  console.log(child.pid)
  setInterval(() => {}, 1000)
`

async function started(command: string, args: readonly string[], mark?: string) {
  const env = { ...process.env, ...(mark && { DRAWBAR_TEST_STEP: mark }) }
  const program = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void program.kill('SIGKILL'))
  const [output] = (await once(program.stdout, 'data')) as [Buffer]
  return { pid: program.pid!, told: Number(output.toString()) }
}

it.runIf(existsSync('/proc/self/environ'))(
  'processes whose runner was killed are killed by the next run, those of a living runner are not',
  async () => {
    const { told: runner } = await started('sh', ['-c', ZOMBIE])
    await expect.poll(() => isRunning(runner)).toBe(false)
    const orphan = await started(process.execPath, ['-e', WITH_CHILD], `${runner}:a step`)
    const other = await started(process.execPath, ['-e', WITH_CHILD], `${process.pid}:a step`)
    onTestFinished(() => void process.kill(other.told))
    await endOrphans()
    await expect.poll(() => isRunning(orphan.pid) || isRunning(orphan.told)).toBe(false)
    expect([isRunning(other.pid), isRunning(other.told)]).toEqual([true, true])
  },
)
