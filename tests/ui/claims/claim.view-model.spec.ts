import { describe, expect, it } from 'vitest'
import type { Claims } from '#application/claims/claims.port.ts'
import { FetchClaimFile } from '#application/claims/fetch-claim-file.ts'
import { ReplyToClaim } from '#application/claims/reply-to-claim.ts'
import type { FileSaver } from '#application/downloads/file-saver.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { ClaimDetails } from '#domain/claims/claim.ts'
import { ok } from '#domain/shared/result.ts'
import { ClaimViewModel } from '#ui/claims/claim.view-model.ts'
import { anyClaim } from '../../fixtures/claim.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const CLAIM = anyClaim()
const OTHER = anyClaim({ claimNo: '700002' })
const ANSWERED = anyClaim({ messages: [{ at: '2026-11-21T08:00:00Z', from: 'CUSTOMER', text: 'Hello' }] })
const OFFLINE = new ApiFailure('offline', 'claims')

type Reply = ReturnType<Claims['reply']>

function claimOf(
  reply: () => Reply = async () => ok(ANSWERED),
  file: Claims['file'] = async () => undefined,
) {
  const { port, calls } = recordedPort<Claims>({ reply, file })
  const savedItems: string[] = []
  const files: FileSaver = { save: async (_, name) => void savedItems.push(name) }
  const model = new ClaimViewModel({
    reply: new ReplyToClaim({ claims: port }),
    fetch: new FetchClaimFile({ claims: port, files }),
  })
  model.show({ claim: CLAIM, key: 'k-1' })
  return { model, calls, saved: savedItems }
}

const withoutClaim = () => new ClaimViewModel({ reply: {} as ReplyToClaim, fetch: {} as FetchClaimFile })

describe('a claim page', () => {
  it('shows the claim and a field for the next message', () => {
    const { model } = claimOf()
    expect(model).toMatchObject({ claim: CLAIM, key: 'k-1', text: '', mayReply: true, length: 2000 })
    expect([model.failure, model.missing]).toEqual([undefined, undefined])
  })

  it('of a closed or unknown claim has no message field', () => {
    const { model } = claimOf()
    model.show({ claim: anyClaim({ status: 'CLOSED' }), key: 'k-1' })
    expect(model.mayReply).toBe(false)
    expect(withoutClaim().mayReply).toBe(false)
  })

  it('shows the result of a message that was submitted without scripts', () => {
    const model = withoutClaim()
    model.show({ claim: CLAIM, key: 'k-1' }, { text: 'x', failure: 'unreachable' })
    expect([model.text, model.failure]).toEqual(['x', 'unreachable'])
  })

  it('retains typed text on a reload, and clears it for another claim', () => {
    const { model } = claimOf()
    model.type('Hello')
    model.show({ claim: ANSWERED, key: 'k-2' })
    expect(model).toMatchObject({ text: 'Hello', key: 'k-2', claim: ANSWERED })
    model.show({ claim: OTHER, key: 'k-3' })
    expect(model.text).toBe('')
  })
})

describe('a message about a claim', () => {
  it('is sent, and appended to the list', async () => {
    const { model, calls } = claimOf()
    model.type(' Hello ')
    await model.send()
    expect(calls).toEqual([['reply', 'k-1', '700001', 'Hello']])
    expect(model).toMatchObject({ claim: ANSWERED, text: '', failure: undefined })
  })

  it('has a unique idempotency key', async () => {
    const { model, calls } = claimOf()
    for (const text of ['Hello', 'Hello']) {
      model.type(text)
      await model.send()
    }
    const keys = calls.map(([, key]) => key)
    expect(new Set([...keys, model.key]).size).toBe(3)
  })

  it('that failed is retained with its idempotency key until the user types', async () => {
    const { model, calls } = claimOf(() => Promise.reject(OFFLINE))
    model.type('Hello')
    await model.send()
    expect(model).toMatchObject({ text: 'Hello', failure: 'unreachable', claim: CLAIM })
    await model.send()
    expect(calls.map(([, key]) => key)).toEqual(['k-1', 'k-1'])
    model.type('Hello you')
    expect(model.failure).toBeUndefined()
  })

  it('that is empty shows an error', async () => {
    const { model, calls } = claimOf()
    model.type('  ')
    await model.send()
    expect([model.failure, model.text, calls]).toEqual(['missing', '  ', []])
  })

  it('is sent once, and only if there is a claim', async () => {
    const { model, calls } = claimOf()
    model.type('Hello')
    await Promise.all([model.send(), model.send()])
    await withoutClaim().send()
    expect(calls).toHaveLength(1)
  })

  it('that is typed while an earlier one is sent is retained', async () => {
    const gate = Promise.withResolvers<Awaited<Reply>>()
    const { model } = claimOf(() => gate.promise)
    model.type('Hello')
    const sent = model.send()
    model.type('And one more thing')
    gate.resolve(ok(ANSWERED))
    await sent
    expect([model.text, model.claim]).toEqual(['And one more thing', ANSWERED])
  })

  it.each<[string, () => Awaited<Reply> | Promise<never>]>([
    ['arrived', () => ok(ANSWERED)],
    ['failed', () => Promise.reject(OFFLINE)],
  ])('changes nothing if its response has %s after another claim was opened', async (_, respond) => {
    const gate = Promise.withResolvers<void>()
    const { model } = claimOf(async () => {
      await gate.promise
      return respond()
    })
    model.type('Hello')
    const sent = model.send()
    model.show({ claim: OTHER, key: 'k-2' })
    model.type('Other')
    gate.resolve()
    await sent
    expect(model).toMatchObject({ claim: OTHER, text: 'Other', key: 'k-2', failure: undefined })
  })
})

describe('a document of a claim', () => {
  const paper = { name: 'label.pdf', file: new Blob() }

  it('is saved', async () => {
    const { model, saved, calls } = claimOf(undefined, async () => paper)
    await model.save('LABEL')
    expect([calls, saved, model.missing]).toEqual([[['file', '700001', 'LABEL']], ['label.pdf'], undefined])
  })

  it.each<[string, () => Promise<undefined>]>([
    ['does not exist', async () => undefined],
    ['cannot be loaded', () => Promise.reject(OFFLINE)],
  ])('that %s is reported until the claim is loaded again', async (_, file) => {
    const { model, saved } = claimOf(undefined, file)
    await model.save('LABEL')
    expect([saved, model.missing]).toEqual([[], 'LABEL'])
    model.show({ claim: CLAIM as ClaimDetails, key: 'k-2' })
    expect(model.missing).toBeUndefined()
  })

  it('that is missing in another claim is not reported in this claim', async () => {
    const gate = Promise.withResolvers<undefined>()
    const { model } = claimOf(undefined, () => gate.promise)
    const savedValue = model.save('LABEL')
    model.show({ claim: OTHER, key: 'k-2' })
    gate.resolve(undefined)
    await savedValue
    expect(model.missing).toBeUndefined()
  })

  it('is not requested without a claim', async () => {
    const model = withoutClaim()
    await model.save('LABEL')
    expect(model.missing).toBeUndefined()
  })
})
