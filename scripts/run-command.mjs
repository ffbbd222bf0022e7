import { spawn } from 'node:child_process'
import { fromRoot } from './project.mjs'

/** Enables Node's compile cache: a process that loads the same modules starts in two thirds of the time. */
const COMPILED = { NODE_COMPILE_CACHE: fromRoot('.cache/node') }

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

export const TIMED_OUT = 124

/**
 * Runs a command in the project's folder and resolves to its exit code. Forwards signals and waits for the
 * command, so that no process outlives this one. `timeout` in ms: the command is then killed, and the exit code
 * is `TIMED_OUT`.
 */
export function runCommand(command, args, { env = {}, stdio = 'inherit', timeout } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: fromRoot(),
      env: { ...COMPILED, ...process.env, ...env },
      stdio,
    })
    let isLate = false
    const deadline =
      timeout &&
      setTimeout(() => {
        isLate = true
        child.kill('SIGKILL')
      }, timeout)
    const forwards = SIGNALS.map((signal) => [signal, () => child.kill(signal)])
    for (const [signal, forward] of forwards) process.on(signal, forward)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      clearTimeout(deadline)
      for (const [name, forward] of forwards) process.off(name, forward)
      resolve(isLate ? TIMED_OUT : (code ?? (signal === 'SIGINT' ? 130 : 143)))
    })
  })
}

export const runNpm = (args, options) => runCommand('npm', args, options)
