/** Memory of a process at one time, in MiB. */
export type Sample = { readonly heap: number; readonly resident: number }

/** Growth in MiB that is ignored, because two measurements of the same memory differ by as much. */
const NOISE = 16

/**
 * Reason why memory is not flat; `undefined` if it is. The first third is the warm-up: caches fill, and code is
 * compiled. The minimum heap after collections, and the maximum resident memory, must not be higher in the last
 * third than in the second.
 */
export function growthIn(samples: readonly Sample[]): string | undefined {
  const third = Math.floor(samples.length / 3)
  const [second, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)]
  const left = (sampleList: readonly Sample[]) => Math.min(...sampleList.map(({ heap }) => heap))
  const max = (sampleList: readonly Sample[]) => Math.max(...sampleList.map(({ resident }) => resident))
  if (left(last) > left(second) * 1.1 + NOISE) return told('The heap keeps', left(second), left(last))
  if (max(last) > max(second) * 1.1 + NOISE) return told('Resident are', max(second), max(last))
  return undefined
}

const told = (subject: string, before: number, after: number) =>
  `${subject} ${Math.round(after)} MiB in the last third, ${Math.round(before)} MiB in the second`
