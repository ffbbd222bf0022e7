import { expect, test } from 'vitest'
import { csv } from '#mock-backend/documents/spreadsheet.ts'

test.each(['=1+1', '+1', '-1', '@sum', '\t=1', ' =1', '\u00a0=1', '\ufeff=1', '＝1'])(
  'a text that a spreadsheet would read as a formula is escaped: %j',
  (text) => {
    const [, row] = new TextDecoder()
      .decode(csv({ titles: ['Reference'], rows: [[text]] }, 'de'))
      .split('\r\n')
    expect(row).toBe(`'${text}`)
  },
)

test('a number and a text with a special character inside are not changed', () => {
  const rows = [['a-1', -1.5]]
  expect(new TextDecoder().decode(csv({ titles: [], rows }, 'de'))).toContain('a-1;-1,5')
})
