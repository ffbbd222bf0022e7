import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { programEnvironment } from '../../fixtures/program-environment.fixture.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

type Step = { readonly instruction: string; readonly text: string }

/** The last stage of the Dockerfile as a local folder, because no container engine is available. */
export class Image {
  readonly folder = mkdtempSync(join(tmpdir(), 'image-'))
  readonly environment: Record<string, string> = {}
  readonly steps: readonly Step[]

  constructor() {
    const recipe = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8')
    this.steps = lastStage(recipe)
    for (const { instruction, text } of this.steps) {
      if (instruction === 'COPY') this.#copy(text)
      if (instruction === 'ENV') Object.assign(this.environment, variablesIn(text))
    }
  }

  of(instruction: string): string {
    const foundStep = this.steps.findLast((step) => step.instruction === instruction)
    if (!foundStep) throw new Error(`The recipe has no ${instruction}`)
    return foundStep.text
  }

  /** Starts a command, for example that of the image, in the folder of the image. */
  run(command: readonly string[], environment: Record<string, string>): ChildProcess {
    const [program, ...args] = command
    return spawn(program === 'node' ? process.execPath : program!, args, {
      cwd: this.folder,
      env: { ...programEnvironment(), ...this.environment, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  }

  /** Every file with its size and the time of its last change. */
  files(): readonly string[] {
    return readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
      .map((name) => ({ name, facts: statSync(join(this.folder, name)) }))
      .filter(({ facts }) => facts.isFile())
      .map(({ name, facts }) => `${name} ${facts.size} ${facts.mtimeMs}`)
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  #copy(text: string): void {
    const [stage, from, to] = text.split(' ') as [string, string, string]
    if (stage === '--from=packages') return copyProductionPackages(this.folder)
    cpSync(join(ROOT, from.replace(/^\/shop\//, '')), join(this.folder, to), { recursive: true })
  }
}

function lastStage(recipe: string): readonly Step[] {
  const lines = recipe.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const start = lines.findLastIndex((line) => line.startsWith('FROM '))
  return lines.slice(start).map((line) => {
    const [instruction = '', ...rest] = line.split(' ')
    return { instruction, text: rest.join(' ') }
  })
}

const variablesIn = (text: string) =>
  Object.fromEntries(
    text
      .split(' ')
      .map((pair) => pair.split('=') as [string, string])
      .filter(([, value]) => !value.startsWith('$')),
  )

/** Copies the packages that `npm ci --omit=dev --ignore-scripts` installs by the lock file, except for Node itself. */
function copyProductionPackages(folder: string): void {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; optional?: boolean }>
  }
  const isIncluded = (path: string) => path !== '' && !/^node_modules\/(?:node|node-bin-[^/]+)$/.test(path)
  for (const [path, { dev, devOptional, optional }] of Object.entries(packages)) {
    if (!isIncluded(path) || dev || devOptional) continue
    if (path.lastIndexOf('node_modules/') > 0) continue
    if (optional && !exists(join(ROOT, path))) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    execFileSync('cp', ['-rL', join(ROOT, path), join(folder, path)])
  }
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}
