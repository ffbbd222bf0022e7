import { describe, expect, it } from 'vitest'
import { CheckLines } from '#application/line-check/check-lines.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { CheckedLine, LineQuery } from '#domain/quick-order/checked-line.ts'
import type { LineInput } from '#domain/quick-order/line-input.ts'
import { GridCheck } from '#ui/order-grid/grid-check.view-model.ts'
import { checkedLine, checkedPart } from '../../fixtures/checked-line.fixture.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { answerRow, gridRowsOf, writtenLine } from '../../fixtures/grid-rows.fixture.ts'

type Answer = (lines: readonly LineQuery[]) => readonly CheckedLine[]

const existing: Answer = (lines) => lines.map(({ lineNo }) => checkedLine({ lineNo }))
const unreachable: Answer = () => {
  throw new ApiFailure('offline', 'resolve')
}

function checkOf(lines: readonly LineInput[], result: { now: Answer } = { now: existing }) {
  const rows = gridRowsOf(...lines)
  const clock = new ManualClock()
  const [calls, ends]: [LineQuery[][], boolean[]] = [[], []]
  const lineCheck = {
    check: async (requestedLineQueries: readonly LineQuery[]) => {
      calls.push([...requestedLineQueries])
      return result.now(requestedLineQueries)
    },
  }
  const ports = { checkLines: new CheckLines({ lineCheck }), clock }
  const check = new GridCheck(rows, 'meaning', ports, (isAnswered) => ends.push(isAnswered))
  const states = () => rows.filled.map(({ state }) => state)
  return { rows, clock, calls, ends, check, states }
}

describe('rows of the order grid', () => {
  it('are checked with number and quantity, or with quantity 1 if the typed quantity is invalid', async () => {
    const { check, calls, ends, states } = checkOf([writtenLine(' 3.70481 ', '2'), writtenLine('A', 'abc')])
    await check.run()
    expect(calls).toEqual([
      [
        { lineNo: 0, input: '3.70481', quantity: 2 },
        { lineNo: 1, input: 'A', quantity: 1 },
      ],
    ])
    expect([states(), ends]).toEqual([['found', 'quantity'], [true]])
  })

  it('with a result are not checked again', async () => {
    const { check, rows, calls } = checkOf([writtenLine('3.70481'), writtenLine('4.61984')])
    answerRow(rows.all[0])
    await check.run()
    expect(calls.map((lines) => lines.map(({ input }) => input))).toEqual([['4.61984']])
  })

  it('without a number are not checked', async () => {
    const { check, calls, ends } = checkOf([])
    await check.run()
    expect([calls, ends]).toEqual([[], []])
  })

  it('send only the first 200 characters of their number to the line check', async () => {
    const { check, calls } = checkOf([writtenLine('9'.repeat(300))])
    await check.run()
    expect(calls[0]?.[0]?.input).toBe('9'.repeat(200))
  })

  it('get their own result, in any sequence of responses', async () => {
    const respond = {
      now: (lines: readonly LineQuery[]) => [
        checkedLine({ lineNo: 4711 }),
        ...existing(lines)
          .toReversed()
          .map((line, index) => ({ ...line, part: checkedPart({ sku: `${index}` }) })),
      ],
    }
    const { check, rows } = checkOf([writtenLine('3.70481'), writtenLine('4.61984')], respond)
    await check.run()
    expect(rows.filled.map(({ line }) => line?.part?.sku)).toEqual(['1', '0'])
  })

  it('without a result are marked as unchecked, and not checked again immediately', async () => {
    const result = { now: unreachable }
    const { check, calls, ends, states } = checkOf([writtenLine('3.70481')], result)
    await check.run()
    expect([calls.length, ends, states()]).toEqual([1, [false], ['unanswered']])
    result.now = existing
    await check.run()
    expect([ends, states()]).toEqual([[false, true], ['found']])
  })

  it('that were changed during the call are checked again', async () => {
    const { check, rows, calls, states } = checkOf([writtenLine('3.70481')])
    const ended = check.run()
    rows.type(rows.all[0]!, { number: '4.61984' })
    await ended
    expect(calls.map(([line]) => line?.input)).toEqual(['3.70481', '4.61984'])
    expect(states()).toEqual(['found'])
  })
})

describe('the progress of the line check', () => {
  it('is updated in batches while several lines are checked', async () => {
    const heard: unknown[] = []
    const lines = Array.from({ length: 600 }, (_, index) => writtenLine(`9.${index}`))
    const opened = checkOf(lines, {
      now: (requestedLineQueries) => {
        heard.push(opened.check.progress)
        return existing(requestedLineQueries)
      },
    })
    await opened.check.run()
    expect(heard).toEqual([
      { done: 0, all: 600 },
      // the second call is sent before the results of the first are shown
      { done: 0, all: 600 },
      { done: 250, all: 600 },
    ])
    expect(opened.check.progress).toBeUndefined()
  })

  it.each([
    [1, undefined],
    [2, { done: 0, all: 2 }],
  ])('of %d line(s) is shown as %j', (count, progress) => {
    const { check } = checkOf(Array.from({ length: count }, () => writtenLine('3.70481')))
    void check.run()
    expect(check.progress).toEqual(progress)
  })
})

describe('a number that is being typed in the order grid', () => {
  it('is checked once, half a second after the last key (debounce)', () => {
    const { check, clock, calls } = checkOf([writtenLine('3.70481')])
    check.runSoon()
    clock.pass(499)
    check.runSoon()
    clock.pass(499)
    expect(calls).toEqual([])
    clock.pass(1)
    expect(calls).toHaveLength(1)
  })

  it('is not checked a second time if a check has run before the debounce time', async () => {
    const { check, clock, calls, rows } = checkOf([writtenLine('3.70481')])
    check.runSoon()
    await check.run()
    rows.all[0]?.forgetAnswer()
    clock.pass(1_000)
    expect(calls).toHaveLength(1)
  })

  it('is not checked after the user has left the page', () => {
    const { check, clock, calls } = checkOf([writtenLine('3.70481')])
    check.runSoon()
    check.stop()
    clock.pass(1_000)
    expect(calls).toEqual([])
  })
})
