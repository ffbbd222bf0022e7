import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Processes = {
  readonly environment: Record<string, string>
  readonly cpuSeconds: number
  end(): Promise<void>
}
const { StepProcesses, endOrphans } = (await import(
  new URL('../../scripts/step-processes.mjs', import.meta.url).href
)) as { StepProcesses: new (name: string) => Processes; endOrphans: () => Promise<void> }

/** Starts a detached process that never ends, as a browser that outlives its runner, and ends itself. */
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
  'a detached process of a step that has ended is killed',
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

it.runIf(existsSync('/proc/self/environ'))(
  'a process whose runner was killed is killed by the next run, one of a living runner is not',
  async () => {
    const idle = ['-e', 'setInterval(() => {}, 1000)']
    const runner = spawn(process.execPath, ['-e', ''])
    await once(runner, 'exit')
    const [orphan, child] = [runner.pid, process.pid].map((pid) =>
      spawn(process.execPath, idle, { env: { ...process.env, DRAWBAR_TEST_STEP: `${pid}:a step` } }),
    )
    await Promise.all([once(orphan!, 'spawn'), once(child!, 'spawn')])
    await endOrphans()
    await expect.poll(() => isRunning(orphan!.pid!)).toBe(false)
    expect(isRunning(child!.pid!)).toBe(true)
    child!.kill()
  },
)
