// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PartImage } from '#ui/shared/part-image.tsx'

afterEach(cleanup)

const drawing = () => screen.getByRole<HTMLImageElement>('img', { name: 'Brake disc' })

it('the picture of a part reserves space in the ratio 4:3, and loads lazily', () => {
  render(<PartImage src="/media/parts/NW-1/main.svg" sizes="368px" alt="Brake disc" />)

  expect(drawing().width / drawing().height).toBeCloseTo(4 / 3)
  expect(drawing().getAttribute('loading')).toBe('lazy')
  expect(drawing().getAttribute('srcset')).toContain('/pictures/1024/parts/NW-1/main.webp 1024w')
  expect(drawing().sizes).toBe('368px')
})

it('the picture of a part has 256 by 192 pixels as a thumbnail, which is displayed 64 pixels wide', () => {
  render(<PartImage src="/media/parts/NW-1/main-small.svg" size="thumb" alt="Brake disc" />)

  expect(drawing().getAttribute('src')).toBe('/pictures/256/parts/NW-1/main-small.webp')
  expect([drawing().width, drawing().height]).toEqual([256, 192])
  expect(drawing().sizes).toBe('64px')
})

it('the picture of a part has its own URL as the only source if the server does not scale it', () => {
  render(<PartImage src="/assets/lost.svg" size="thumb" alt="Brake disc" />)

  expect(drawing().getAttribute('src')).toBe('/assets/lost.svg')
  expect([drawing().hasAttribute('srcset'), drawing().hasAttribute('sizes')]).toEqual([false, false])
})

it('the picture of a part loads eagerly if it is the main picture of a page', () => {
  render(<PartImage src="/disc-1024.webp" alt="Brake disc" lazy={false} />)

  expect(drawing().hasAttribute('loading')).toBe(false)
  expect(drawing().getAttribute('fetchpriority')).toBe('high')
})

it('the picture of a part has the error class if the drawing fails to load, and retains its alternative text', () => {
  render(<PartImage src="/disc-512.webp" alt="Brake disc" />)
  expect(drawing().className).not.toContain('failed')

  fireEvent.error(drawing())

  expect(drawing().className).toContain('failed')
  expect(drawing().alt).toBe('Brake disc')
})

it('the picture of a part loads the drawing of the next part after an error', () => {
  const { rerender } = render(<PartImage src="/disc-512.webp" alt="Brake disc" />)
  fireEvent.error(drawing())

  rerender(<PartImage src="/drum-512.webp" alt="Brake disc" />)

  expect(drawing().className).not.toContain('failed')
})

it('the picture of a part renders a placeholder for a part without a drawing', () => {
  const { container } = render(<PartImage src={undefined} alt="" />)

  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('use')?.getAttribute('href')).toContain('#i-box')
})
