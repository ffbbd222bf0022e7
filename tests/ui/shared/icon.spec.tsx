// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { iconNames } from '#ui/shared/icon-names.ts'
import { Icon } from '#ui/shared/icon.tsx'

const sprite = readFileSync('src/ui/styles/icons.svg', 'utf8')

afterEach(cleanup)

it('the sprite has exactly one symbol per icon name', () => {
  const symbols = [...sprite.matchAll(/<symbol id="i-([a-z-]+)"/g)].map(([, name]) => name)

  expect(symbols.toSorted()).toEqual([...iconNames].toSorted())
})

it('no symbol of the icon sprite sets stroke or fill, so that CSS can set them', () => {
  const symbols = [...sprite.matchAll(/<symbol id="i-[^>]*>/g)].join()

  expect(symbols).not.toMatch(/stroke|fill/)
})

it('an icon references the sprite file, and is hidden from screen readers', () => {
  const { container } = render(<Icon name="cart-add" />)

  const use = container.querySelector('use')
  expect(use?.getAttribute('href')).toMatch(/^\/.*icons\.svg.*#i-cart-add$/)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
