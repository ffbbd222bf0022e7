import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfiguration } from '#adapters/server/configuration.ts'
import { shopTexts } from '#adapters/server/shop-texts.ts'
import { readTextOverrides } from '#adapters/server/text-overrides.ts'

const folder = mkdtempSync(join(tmpdir(), 'texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(content: unknown): string {
  const file = join(folder, 'texts.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const read = (content: unknown) => readTextOverrides(fileOf(content))
const configured = (content: unknown, PARTNER_PORTAL = 'false') =>
  readConfiguration({ TEXT_OVERRIDES: fileOf(content), PARTNER_PORTAL })

const good = { en: { 'action.logIn': 'Sign in' }, de: { 'action.logIn': 'Anmelden im Shop' } }

describe('overrides of texts', () => {
  it.each([
    ['{', /JSON/],
    [[], /^has to be an object of languages$/],
    [{ en: { 'header.nothing': 'a' } }, /^en: header\.nothing is unknown$/],
    [{ xx: { 'action.logIn': 'a' } }, /^xx: unknown language$/],
    [{ en: 'Sign in' }, /^en: has to be an object of texts$/],
    [{ en: { 'action.logIn': '' } }, /^en: action\.logIn has to be a text$/],
    [{ en: { 'action.logIn': 'Sign {in' } }, /^en: action\.logIn is no ICU message/],
    [{ en: { 'action.logIn': 'Sign in, {name}' } }, /^en: action\.logIn knows no \{name\}$/],
    [{ en: { 'header.x': 'a' }, de: { 'action.logIn': 1 } }, /^en: header\.x .*; de: action\.logIn /],
  ])('%j is reported as invalid', (content, error) => {
    const result = read(content)
    expect(result.ok ? '' : result.error).toMatch(error)
  })

  it('that are invalid prevent the start, with the names of the variable and the file', () => {
    const result = configured({ en: { 'header.nothing': 'a' } })
    expect(result.ok ? '' : result.error.message).toMatch(
      /^TEXT_OVERRIDES .*texts\.json: en: header\.nothing/,
    )
    const missing = readConfiguration({ TEXT_OVERRIDES: join(folder, 'none.json') })
    expect(missing.ok ? '' : missing.error.message).toMatch(/^TEXT_OVERRIDES .*ENOENT/)
  })

  it('apply only to a shop that is not a partner portal', () => {
    const [variant, portal] = [configured(good), configured(good, 'true')]
    expect(variant.ok && Object.keys(variant.value.texts?.texts ?? {})).toEqual(['en', 'de'])
    expect(portal.ok && portal.value.texts).toBeUndefined()
  })

  it('have an immutable cache lifetime at a URL with their hash', async () => {
    const texts = read(good)
    if (!texts.ok) throw new Error(texts.error)
    const ask = async (path: string) => shopTexts(texts.value).request(path)
    const response = await ask(`${texts.value.address}/de.json`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect(await response.json()).toEqual(texts.value.texts.de)
    expect(await (await ask(`${texts.value.address}/fr.json`)).json()).toEqual({})
    expect((await ask('/texts/other/de.json')).status).toBe(404)
    expect((await shopTexts(undefined).request(`${texts.value.address}/de.json`)).status).toBe(404)
  })
})
