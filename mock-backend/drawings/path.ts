import type { Box } from './box.ts'
import { decimal } from './numbers.ts'

/** Writes path data: d`M${x} ${y}L${right} ${y}`. Absolute commands only. */
export function d(texts: TemplateStringsArray, ...values: readonly number[]): string {
  return texts.reduce((data, text, place) => data + decimal(values[place - 1] ?? 0) + text)
}

/** The bounding box of all points, including control points of curves; of arcs only the end points. */
export function pathBox(data: string): Box {
  const points: { x: number; y: number }[] = []
  let [x, y] = [0, 0]
  for (const [, command = '', list = ''] of data.matchAll(/([MLHVCQAZ])([^MLHVCQAZ]*)/g)) {
    const numbers = list.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []
    if (command === 'H') x = numbers.at(-1) ?? x
    else if (command === 'V') y = numbers.at(-1) ?? y
    const pairs = command === 'A' ? ends(numbers) : 'HVZ'.includes(command) ? [x, y] : numbers
    for (let place = 0; place + 1 < pairs.length; place += 2) {
      x = pairs[place] ?? x
      y = pairs[place + 1] ?? y
      points.push({ x, y })
    }
  }
  return {
    left: Math.min(...points.map((point) => point.x)),
    right: Math.max(...points.map((point) => point.x)),
    top: Math.min(...points.map((point) => point.y)),
    bottom: Math.max(...points.map((point) => point.y)),
  }
}

const numbersPerArc = 7

const ends = (numbers: readonly number[]): readonly number[] =>
  numbers.filter((_, place) => place % numbersPerArc >= numbersPerArc - 2)
