/** Filter of an attribute: selected values, or a range from `min` to `max`. */
export type AttributeChoice = {
  readonly id: string
  readonly values: readonly string[]
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** Query parameters: `attr.side=L,R`, `attr.length.min=100`, `attr.length.max=250`. */
const PREFIX = 'attr.'
const FIELD = /^attr\.([A-Za-z]\w{0,39})(?:\.(min|max))?$/
const NUMBER = /^-?\d{1,9}(?:\.\d{1,6})?$/

/** Maximum numbers of attributes and values, to protect the API against abuse. */
const ATTRIBUTES_MAX = 12
const VALUES_MAX = 50
const VALUE_LENGTH_MAX = 60

export const attributeField = (id: string, end?: 'min' | 'max'): string =>
  end === undefined ? PREFIX + id : `${PREFIX}${id}.${end}`

/** Reads the filters of a query; sorted by id, so that equal filters have equal URLs. */
export function readAttributeChoices(params: URLSearchParams): readonly AttributeChoice[] {
  const ids = [...new Set([...params.keys()].flatMap((name) => FIELD.exec(name)?.[1] ?? []))].toSorted()
  return ids
    .map((id) => choiceOf(id, params))
    .filter(({ values, min, max }) => values.length > 0 || min !== undefined || max !== undefined)
    .slice(0, ATTRIBUTES_MAX)
}

/** Filter of one attribute; swaps the bounds of a range if they are reversed. */
function choiceOf(id: string, params: URLSearchParams): AttributeChoice {
  const values = params
    .getAll(attributeField(id))
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '' && value.length <= VALUE_LENGTH_MAX)
  const min = numberIn(params.get(attributeField(id, 'min')))
  const max = numberIn(params.get(attributeField(id, 'max')))
  const turned = min !== undefined && max !== undefined && min > max
  return {
    id,
    values: [...new Set(values)].slice(0, VALUES_MAX),
    min: turned ? max : min,
    max: turned ? min : max,
  }
}

export function attributeFields(
  choices: readonly AttributeChoice[],
): (readonly [name: string, value: string])[] {
  return choices.flatMap(({ id, values, min, max }) => [
    [attributeField(id), values.join(',')] as const,
    [attributeField(id, 'min'), min === undefined ? '' : String(min)] as const,
    [attributeField(id, 'max'), max === undefined ? '' : String(max)] as const,
  ])
}

/** Replaces the filter of an attribute; an empty filter removes it. */
export function withAttribute(
  choices: readonly AttributeChoice[],
  choice: AttributeChoice,
): readonly AttributeChoice[] {
  const others = choices.filter(({ id }) => id !== choice.id)
  const isEmpty = choice.values.length === 0 && choice.min === undefined && choice.max === undefined
  return isEmpty ? others : [...others, choice].toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

function numberIn(text: string | null): number | undefined {
  const number = text?.trim() ?? ''
  return NUMBER.test(number) ? Number(number) : undefined
}
