import { expect, it } from 'vitest'
import * as contract from '#contracts/shared.dto.ts'
import { isSlug, SLUG_LENGTH_MAX } from '#domain/shared/slug.ts'

it.each([
  ['', false],
  ['s'.repeat(SLUG_LENGTH_MAX), true],
  ['s'.repeat(SLUG_LENGTH_MAX + 1), false],
])('accepts the same slugs as the contract', (slug, isAccepted) => {
  expect(isSlug(slug)).toBe(isAccepted)
  expect(contract.Slug.safeParse(slug).success).toBe(isAccepted)
})
