const LAYOUTS = [
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnm'],
  ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
]
/** Groups of letters with similar sounds, which users confuse. */
const SOUNDS = [
  'aeiouyäöüαаеёиоуыэюя',
  'ckq',
  'szcßx',
  'fvw',
  'dt',
  'bp',
  'ijy',
  'mn',
  'сз',
  'бп',
  'дт',
  'вф',
  'жш',
  'шщ',
  'йи',
  'ьъ',
]

function pairsOf(): ReadonlySet<string> {
  const pairs = new Set<string>()
  const add = (one: string | undefined, other: string | undefined) => {
    if (one === undefined || other === undefined) return
    pairs.add(one + other).add(other + one)
  }
  for (const rows of LAYOUTS)
    for (const [row, keys] of rows.entries())
      for (const [index, key] of [...keys].entries()) {
        add(key, keys[index + 1])
        add(key, rows[row + 1]?.[index])
      }
  for (const sound of SOUNDS) for (const one of sound) for (const other of sound) add(one, other)
  return pairs
}

const LIKELY = pairsOf()
/** Cost of a wrong letter that is neither next to the right one on the keyboard nor similar in sound. */
const UNLIKELY = 2

/**
 * Number of typing errors (optimal string alignment); an unlikely wrong letter counts twice, so that "table"
 * does not mean "cable". Infinity above the limit.
 */
export function typingErrorsBetween(typedText: string, intendedText: string): number {
  let above: number[] = []
  let row = Array.from({ length: intendedText.length + 1 }, (_, index) => index)
  for (let typedIndex = 1; typedIndex <= typedText.length; typedIndex += 1) {
    const before = above
    above = row
    row = [typedIndex]
    for (let intendedIndex = 1; intendedIndex <= intendedText.length; intendedIndex += 1) {
      const [letter = '', other = ''] = [typedText[typedIndex - 1], intendedText[intendedIndex - 1]]
      const wrong = letter === other ? 0 : LIKELY.has(letter + other) ? 1 : UNLIKELY
      const isSwapped = letter === intendedText[intendedIndex - 2] && other === typedText[typedIndex - 2]
      row[intendedIndex] = Math.min(
        (above[intendedIndex - 1] ?? 0) + wrong,
        (above[intendedIndex] ?? 0) + 1,
        (row[intendedIndex - 1] ?? 0) + 1,
        isSwapped ? (before[intendedIndex - 2] ?? 0) + 1 : Infinity,
      )
    }
  }
  return row[intendedText.length] ?? Infinity
}
