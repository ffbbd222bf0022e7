import { describe, expect, it } from 'vitest'
import { edifactSegments } from '#domain/shared/edifact-segments.ts'

const read = (text: string) => {
  const { segments, isComplete } = edifactSegments(text)
  return { isComplete, segments: segments.map(({ tag, elements }) => [tag, ...elements]) }
}

describe('segments of an EDIFACT interchange', () => {
  it('are split into elements and components', () => {
    expect(read("LIN+1++2.30256:SA'QTY+21:4'")).toEqual({
      isComplete: true,
      segments: [
        ['LIN', ['1'], [''], ['2.30256', 'SA']],
        ['QTY', ['21', '4']],
      ],
    })
  })

  it('may be on separate lines', () => {
    expect(read(" \nUNH+1'\r\n BGM'\n")).toEqual({ isComplete: true, segments: [['UNH', ['1']], ['BGM']] })
  })

  it('may contain separators after a release character', () => {
    expect(read("IMD+Fahrer?'s seat?: left?+right??'").segments).toEqual([
      ['IMD', ["Fahrer's seat: left+right?"]],
    ])
  })

  it('are split at the separators that the interchange defines', () => {
    expect(read("UNA.*,! ~LIN*1*2:30256.SA~FTX*a!*b+c'd~").segments).toEqual([
      ['LIN', ['1'], ['2:30256', 'SA']],
      ['FTX', ["a*b+c'd"]],
    ])
    expect(read("UNA:+.? 'LIN+1:2'").segments).toEqual([['LIN', ['1', '2']]])
  })

  it('are split at the default separators if the definition is truncated', () => {
    expect(read('UNA')).toEqual({ isComplete: true, segments: [] })
    expect(read('UNA:+')).toEqual({ isComplete: true, segments: [] })
  })

  it('are complete only with a terminator', () => {
    expect(read("LIN+1'QTY+21:4")).toEqual({
      isComplete: false,
      segments: [
        ['LIN', ['1']],
        ['QTY', ['21', '4']],
      ],
    })
    expect(read("LIN+1'+4").isComplete).toBe(false)
    expect(read('')).toEqual({ isComplete: true, segments: [] })
  })
})

it.each(["'", '+', ':'])(
  'an interchange of two million %s is rejected as incomplete without parsing all of it',
  (mark) => {
    const { segments, isComplete } = edifactSegments(`UNB+UNOC:3'${mark.repeat(2_000_000)}`)
    expect(isComplete).toBe(false)
    expect(segments.length).toBeLessThan(310_000)
  },
)
