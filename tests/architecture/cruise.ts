import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

export type CruisedModule = {
  readonly source: string
  readonly dependencies: readonly { readonly resolved: string; readonly dependencyTypes: readonly string[] }[]
}

export type Report = {
  readonly modules: readonly CruisedModule[]
  readonly summary: {
    readonly totalCruised: number
    readonly violations: readonly {
      readonly rule: { readonly name: string }
      readonly from: string
      readonly to: string
    }[]
  }
}

/** Timeout in milliseconds for a run on a busy machine. */
export const CRUISE_TIMEOUT = 300_000

/** Runs dependency-cruiser in a directory: returns all imports of its folders and the violated import rules. */
export function cruise(cwd: string, folders: readonly string[]): Report {
  const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [program, ...folders, '--output-type', 'json']
  const options = { cwd, encoding: 'utf8', maxBuffer: 100_000_000 } as const
  const { stdout, stderr } = spawnSync(process.execPath, args, options)
  // the exit code is the number of violations; only a crash prints no report
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout) as Report
}
