import { expect, test } from 'vitest'
import { reconcileMeasures } from '#mock-backend/catalogue/measure-rules.ts'
import { partTypes } from '#mock-backend/catalogue/part-types.ts'

function reconciled(partTypeId: string, measures: Record<string, number>): Record<string, number> {
  const partType = partTypes.find(({ id }) => id === partTypeId)
  if (partType === undefined) throw new Error(`There is no part type ${partTypeId}.`)
  const values = new Map(Object.entries(measures))
  reconcileMeasures(partType, values)
  return Object.fromEntries(values)
}

test('the wear limit of a disc is well below its thickness', () => {
  expect(reconciled('brake-disc', { thickness: 40, minimumThickness: 37 })).toEqual({
    thickness: 40,
    minimumThickness: 34,
  })
})

test('the outer diameter of a seal exceeds the inner one by a wall, in standard sizes', () => {
  expect(reconciled('shaft-seal', { innerDiameter: 99.5, outerDiameter: 100.5 })).toEqual({
    innerDiameter: 90,
    outerDiameter: 100.5,
  })
})

test('the bolt circle of a hub is within its flange', () => {
  expect(
    reconciled('wheel-hub', { outerDiameter: 350, boltHoleCircle: 335, numberOfHoles: 10 }),
  ).toMatchObject({
    boltHoleCircle: 290,
  })
})

test('the stroke of a damper is less than its length', () => {
  expect(reconciled('shock-absorber', { minimumLength: 300, maximumLength: 790 })).toEqual({
    minimumLength: 300,
    maximumLength: 510,
  })
})

test('the stroke of a damper is the difference of extended and closed length', () => {
  const {
    minimumLength = 0,
    maximumLength = 0,
    stroke,
  } = reconciled('steering-damper', {
    minimumLength: 300,
    maximumLength: 760,
    stroke: 320,
  })
  expect(stroke).toBe(maximumLength - minimumLength)
})

test('consistent measures are not changed', () => {
  const measures = { innerDiameter: 60, outerDiameter: 80 }
  expect(reconciled('shaft-seal', measures)).toEqual(measures)
})
