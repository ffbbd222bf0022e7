import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/**
 * Share of rules that repeat the declarations of another one. Lower it when they become fewer; use `Text`,
 * `Stack`, `Cluster` and the utilities of src/ui/shared instead of raising it.
 */
const SHARE_MAX = 0.17

type Rule = { readonly selector: string; readonly declarations: string }

const sheets = globSync('src/ui/**/*.css').map((file) => ({
  file,
  rules: rulesIn(readFileSync(file, 'utf8')),
}))
const modules = sheets.filter(({ file }) => file.endsWith('.module.css'))
const uses = usesOfModules()

it('each class of a CSS module is used', () => {
  const unused = modules.flatMap(({ file, rules }) => {
    const used = uses.get(file)
    // a computed class name may refer to any class of the module
    if (used?.isComputed) return []
    return [...classesIn(rules)].filter((name) => !used?.names.has(name)).map((name) => `${file}: ${name}`)
  })
  expect(unused).toEqual([])
})

it('each class name in a component exists', () => {
  const unknown = modules.flatMap(({ file, rules }) => {
    const definedClasses = classesIn(rules)
    return [...(uses.get(file)?.names ?? [])]
      .filter((name) => !definedClasses.has(name))
      .map((name) => `${file}: ${name}`)
  })
  expect(unknown).toEqual([])
})

it('few CSS rules repeat the declarations of another rule', () => {
  const rules = sheets.flatMap((sheet) => sheet.rules)
  expect(copiesIn(rules) / rules.length).toBeLessThanOrEqual(SHARE_MAX)
})

it('a CSS rule with the same declarations in another sequence is a copy', () => {
  const planted =
    '.a { color: red; margin: 0 } @media print { .b { margin: 0; color: red; } } .c { color: red }'
  expect(copiesIn(rulesIn(planted))).toBe(1)
})

const copiesIn = (rules: readonly Rule[]) =>
  rules.length - new Set(rules.map(({ declarations }) => declarations)).size

/** Rules with their declarations, also those inside of at-rules, without the steps of animations. */
function rulesIn(css: string): Rule[] {
  const blocks = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)
  return [...blocks]
    .map(([, selector = '', body = '']) => ({
      selector: selector.trim(),
      declarations: body
        .split(';')
        .map((each) => each.trim().replace(/\s+/g, ' '))
        .filter(Boolean)
        .toSorted()
        .join('; '),
    }))
    .filter(({ selector }) => !/^(?:@|from|to|[\d.]+%)/.test(selector))
}

function classesIn(rules: readonly Rule[]): ReadonlySet<string> {
  return new Set(rules.flatMap(({ selector }) => selector.match(/(?<=\.)[a-z_][\w-]*/gi) ?? []))
}

function usesOfModules() {
  const useByFile = new Map<string, { names: Set<string>; isComputed: boolean }>()
  for (const importer of globSync('src/ui/**/*.{ts,tsx}')) {
    const code = readFileSync(importer, 'utf8')
    const codeAlone = code.replace(/'[^'\n]*'/g, "''")
    for (const [, name, path = ''] of code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
      const file = join(dirname(importer), path)
      const use = useByFile.get(file) ?? { names: new Set(), isComputed: false }
      for (const [, used = ''] of codeAlone.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
        use.names.add(used)
      }
      use.isComputed ||= new RegExp(`\\b${name}\\[`).test(code)
      useByFile.set(file, use)
    }
  }
  return useByFile
}
