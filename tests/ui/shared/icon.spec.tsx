// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { iconNames } from '#ui/shared/icon-names.ts'
import { Icon } from '#ui/shared/icon.tsx'

const sprite = readFileSync('src/ui/styles/icons.svg', 'utf8')

afterEach(cleanup)

it('has a symbol in the sprite for every icon name, and no symbol besides', () => {
  const symbols = [...sprite.matchAll(/<symbol id="i-([a-z-]+)"/g)].map(([, name]) => name)

  expect(symbols.toSorted()).toEqual([...iconNames].toSorted())
})

it('leaves the stroke width to the style sheet, for bolder state icons', () => {
  const symbols = [...sprite.matchAll(/<symbol id="i-[^>]*>/g)].join()

  expect(symbols).not.toMatch(/stroke|fill/)
})

it('refers to the sprite file and is hidden from screen readers', () => {
  const { container } = render(<Icon name="cart-add" />)

  const use = container.querySelector('use')
  expect(use?.getAttribute('href')).toMatch(/^\/.*icons\.svg.*#i-cart-add$/)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
