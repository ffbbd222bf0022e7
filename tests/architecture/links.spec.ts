import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'

const FOLDER = 'src/ui/links-canary'
const ROUTER_LINKS = ['Link', 'NavLink']

afterEach(() => rmSync(FOLDER, { recursive: true, force: true }))

it('an import of a link from the router is reported, because those links render again on each navigation', () => {
  mkdirSync(FOLDER)
  for (const name of ROUTER_LINKS) {
    writeFileSync(
      `${FOLDER}/${name}.ts`,
      `import { ${name} } from 'react-router'\nexport const used = ${name}\n`,
    )
  }
  const args = ['node_modules/oxlint/bin/oxlint', '--format', 'json', FOLDER]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: readonly { code: string; filename: string }[]
  }
  expect(diagnostics.map(({ code, filename }) => `${filename} ${code}`).toSorted()).toEqual(
    ROUTER_LINKS.map((name) => `${FOLDER}/${name}.ts eslint(no-restricted-imports)`),
  )
})
