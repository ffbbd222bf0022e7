import { describe, expect, it } from 'vitest'
import { ManageOwnNumbers } from '#application/own-numbers/manage-own-numbers.ts'
import type { OwnNumbers } from '#application/own-numbers/own-numbers.port.ts'
import type { ListFile, ListFileRejection } from '#application/quick-order/list-files.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { OwnNumber, OwnNumberStatus } from '#domain/own-numbers/own-number.ts'
import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { OwnNumbersViewModel } from '#ui/own-numbers/own-numbers.view-model.ts'
import { ARTICLE } from '../../fixtures/order.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const INPUT = { number: 'P-7', articleNo: '3.61984' }
const KEPT: OwnNumber = {
  number: 'P-7',
  article: ARTICLE,
  isUsable: true,
  decidedAt: '2026-11-20T08:00:00Z',
  decidedBy: 'Anna Becker',
}
const FILE = { name: 'numbers.csv' } as ListFile

type Held = {
  readonly statuses?: readonly OwnNumberStatus[]
  readonly content?: string | ListFileRejection
  readonly fails?: Error
}

function numbersOf({ statuses = ['saved'], content = '', fails }: Held = {}) {
  const respond = <Value>(value: Value): Value => {
    if (fails) throw fails
    return value
  }
  const { port, calls } = recordedPort<OwnNumbers>({
    save: async () => ok(respond(statuses)),
    remove: async () => respond(undefined),
  })
  const files = {
    read: async () => (typeof content === 'string' ? ok(rowsOfText(content)) : fail(content)),
  }
  return { model: new OwnNumbersViewModel({ manage: new ManageOwnNumbers({ numbers: port, files }) }), calls }
}

const OFFLINE = new ApiFailure('offline', 'own-numbers')

describe('a new own part number', () => {
  it('is saved', async () => {
    const { model, calls } = numbersOf()
    expect([model.notice, model.limits.numberLength]).toEqual([undefined, 40])
    expect(await model.save(INPUT)).toBe(true)
    expect([calls, model.notice]).toEqual([[['save', [INPUT]]], { kind: 'saved', saved: 1, rejected: [] }])
  })

  it('that is rejected shows the reason', async () => {
    const { model } = numbersOf({ statuses: ['taken'] })
    expect(await model.save(INPUT)).toBe(false)
    expect(model.notice).toEqual({ kind: 'saved', saved: 0, rejected: [{ ...INPUT, status: 'taken' }] })
  })

  it('whose saving fails shows an error', async () => {
    const { model } = numbersOf({ fails: OFFLINE })
    expect(await model.save(INPUT)).toBe(false)
    expect(model.notice).toEqual({ kind: 'failed', reason: { kind: 'unreachable' }, file: '' })
  })

  it('is saved once even if the form is submitted twice', async () => {
    const { model, calls } = numbersOf()
    const savedItems = [model.save(INPUT), model.save(INPUT), model.import(FILE), model.remove(KEPT)]
    expect(await Promise.all(savedItems)).toEqual([true, false, false, false])
    expect(calls).toHaveLength(1)
  })
})

describe('an imported file of own part numbers', () => {
  it('is saved, and its rejected numbers are shown', async () => {
    const { model, calls } = numbersOf({
      content: 'P-7;3.61984\nP-8;2.30256',
      statuses: ['saved', 'unknown-part'],
    })
    expect(await model.import(FILE)).toBe(true)
    const refused = { number: 'P-8', articleNo: '2.30256' }
    expect(calls).toEqual([['save', [INPUT, refused]]])
    expect(model.notice).toEqual({
      kind: 'saved',
      saved: 1,
      rejected: [{ ...refused, status: 'unknown-part' }],
    })
  })

  it('without a number saves nothing, and shows an error', async () => {
    const { model, calls } = numbersOf()
    expect(await model.import(FILE)).toBe(false)
    expect([calls, model.notice]).toEqual([[], { kind: 'nothing', file: 'numbers.csv' }])
  })

  it('that cannot be parsed shows an error', async () => {
    const { model } = numbersOf({ content: { kind: 'picture' } })
    expect(await model.import(FILE)).toBe(false)
    const reason = { kind: 'file', reason: { kind: 'picture' } }
    expect(model.notice).toEqual({ kind: 'failed', reason, file: 'numbers.csv' })
  })
})

describe('a deleted own part number', () => {
  it('can be restored by undo', async () => {
    const { model, calls } = numbersOf()
    expect(await model.remove(KEPT)).toBe(true)
    expect([calls, model.notice]).toEqual([[['remove', ['P-7']]], { kind: 'removed', removed: KEPT }])
    expect(await model.undo(KEPT)).toBe(true)
    expect([calls.at(-1), model.notice?.kind]).toEqual([['save', [INPUT]], 'saved'])
  })

  it('shows an error if the deletion fails', async () => {
    const { model } = numbersOf({ fails: OFFLINE })
    expect(await model.remove(KEPT)).toBe(false)
    expect(model.notice).toEqual({ kind: 'failed', reason: { kind: 'unreachable' }, file: '' })
  })
})
