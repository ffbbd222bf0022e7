import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * Functions that a browser of docs/reference/browsers.md lacks. They are found by name. Packages that have methods of
 * the same name, or check for the function first, are excluded below.
 */
const TOO_NEW: readonly RegExp[] = [
  /\bURL\.(?:canParse|parse)\(/,
  /\bAbortSignal\.any\(/,
  /\b(?:Map|Object)\.groupBy\(/,
  /\bPromise\.(?:withResolvers|try)\b/,
  /\bArray\.fromAsync\(/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|flatMap|toArray|reduce|take|drop|forEach)\(/,
  /\bIterator\.from\(/,
  /\bRegExp\.escape\(/,
  /\bError\.isError\(/,
  /\bMath\.sumPrecise\(/,
  /\.(?:toBase64|toHex|setFromBase64|setFromHex)\(|\bUint8Array\.from(?:Base64|Hex)\(/,
  /\.getOrInsert(?:Computed)?\(/,
  /\.checkVisibility\(/,
  /\.moveBefore\(/,
  /\.setHTML(?:Unsafe)?\(/,
  /\bscheduler\.(?:yield|postTask)\(/,
  /\bdocument\.startViewTransition\(/,
  /\bnew URLPattern\(/,
]

/**
 * MobX and the router have methods of these names, or detect the function before a call. pdf.js contains replacements.
 */
const OF_PACKAGES = /^(?:framework|pdfjs)-/

const ASSETS = new URL('../../build/client/assets/', import.meta.url)
const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js') && !OF_PACKAGES.test(name))

it('the scripts of the build call only functions that each supported browser has', () => {
  expect(scripts.length).toBeGreaterThan(100)
  const foundScripts = scripts.flatMap((name) => {
    const code = readFileSync(new URL(name, ASSETS), 'utf8')
    return TOO_NEW.flatMap((pattern) => {
      const [call] = pattern.exec(code) ?? []
      return call === undefined ? [] : [`${name}: ${call}`]
    })
  })
  expect(foundScripts).toEqual([])
})
