import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  collapsePath,
  isImagePath,
  withoutLineSeparators,
  withoutTrailingSlash,
} from '#domain/routing/request-path.ts'
import { hostilePath, leavesTheSite } from '../../fixtures/hostile-paths.fixture.ts'
import { numberRules } from '../../fixtures/number-rules.fixture.ts'

describe('withoutTrailingSlash', () => {
  it.each([
    ['/en/', '/en'],
    ['/en/?term=a/', '/en?term=a/'],
    ['/en/#a/', '/en#a/'],
    ['/products/gr%C3%B6%C3%9Fe/', '/products/gr%C3%B6%C3%9Fe'],
    ['/products//', '/products'],
    ['//', '/'],
    ['//?a=1', '/?a=1'],
    ['//evil.test/', '/evil.test'],
    ['/\\evil.test/', '/evil.test'],
    ['/\\evil.test\\', '/evil.test'],
    ['/\t/evil.test/', '/evil.test'],
    ['/..//evil.test/', '/../evil.test'],
  ])('redirects %j to %j', (path, expected) => {
    expect(withoutTrailingSlash(path)).toBe(expected)
  })

  it.each(['/', '/?a=/', '/#/', '', '?a/', '/en', '/en?term=a/', '//evil.test'])(
    'does not change %j',
    (path) => {
      expect(withoutTrailingSlash(path)).toBeUndefined()
    },
  )

  it('never redirects to another site or to a path that redirects again', () => {
    let sent = 0
    fc.assert(
      fc.property(hostilePath, fc.constantFrom('', '/', '//', '/\\'), (path, end) => {
        const target = withoutTrailingSlash(path + end)
        if (target === undefined) return
        sent += 1
        expect(leavesTheSite(target)).toBe(false)
        expect(withoutTrailingSlash(target)).toBeUndefined()
      }),
      { numRuns: 20_000 },
    )
    expect(sent).toBeGreaterThan(1_000)
  })
})

describe('collapsePath', () => {
  it('removes repeated and trailing slashes', () => {
    expect(collapsePath('///a\\//b//')).toBe('/a/b')
    expect(collapsePath('')).toBe('/')
  })

  it('never returns a path that links to another site', () => {
    fc.assert(
      fc.property(hostilePath, (path) => !leavesTheSite(collapsePath(path))),
      { numRuns: 20_000 },
    )
  })
})

describe('withoutLineSeparators', () => {
  it.each([
    ['/en/%E2%80%A8', '/en/%20'],
    ['/en/a%e2%80%a9b?term=%E2%80%A8', '/en/a%20b?term=%E2%80%A8'],
    ['/en?term=%E2%80%A8', undefined],
    ['/en/%E2%80%A6', undefined],
  ])('for %j returns %j', (path, plain) => {
    expect(withoutLineSeparators(path)).toBe(plain)
  })

  it('never returns a path that links to another site', () => {
    fc.assert(
      fc.property(hostilePath, (path) => !leavesTheSite(withoutLineSeparators(`${path}%E2%80%A8`) ?? '/')),
    )
  })
})

describe('isImagePath', () => {
  it.each(numberRules.image)('for %j returns %j', (path, isImage) => {
    expect(isImagePath(path)).toBe(isImage)
  })

  it.each([
    ['/products/x%2Ejpg', true],
    ['/products/x.%6apg', true],
    ['/X.GIF', true],
    ['/a.jpg/', false],
    ['/search/results?term=a.jpg', false],
    ['/a#b.jpg', false],
    ['/', false],
    ['', false],
    ['/%zz.png', true],
  ])('for %j returns %j', (path, isImage) => {
    expect(isImagePath(path)).toBe(isImage)
  })
})
