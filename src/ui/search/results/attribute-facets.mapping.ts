import { attributeField, withAttribute, type AttributeChoice } from '#application/search/attribute-choices.ts'
import type { AttributeFacet } from '#application/search/parts-catalogue.port.ts'
import { facetOf, type FacetLink } from './facets.mapping.ts'

type Attributes = readonly AttributeChoice[]

export type ShownAttribute =
  | {
      readonly kind: 'values'
      readonly id: string
      readonly name: string
      readonly shown: readonly FacetLink[]
      readonly hidden: readonly FacetLink[]
    }
  | ShownRange

export type ShownRange = {
  readonly kind: 'range'
  readonly id: string
  readonly name: string
  readonly unit?: string | undefined
  /** The minimum and maximum of the attribute's values. */
  readonly min: number
  readonly max: number
  /** Chosen limits. */
  readonly from?: number | undefined
  readonly to?: number | undefined
  /** Query parameters of both limits. */
  readonly fields: { readonly from: string; readonly to: string }
}

/** Range of an attribute by which the list is filtered. */
export type ChosenRange = Pick<ShownRange, 'unit' | 'from' | 'to'>

export function shownAttributes(
  facets: readonly AttributeFacet[],
  chosenAttributes: Attributes,
  queryWith: (attributes: Attributes) => string,
): readonly ShownAttribute[] {
  return facets.map((facet) => {
    const { id, name } = facet
    const choice = chosenAttributes.find((other) => other.id === id)
    if (facet.kind === 'range') {
      const fields = { from: attributeField(id, 'min'), to: attributeField(id, 'max') }
      return { ...facet, from: choice?.min, to: choice?.max, fields }
    }
    const values = choice?.values ?? []
    const links = facet.values.map((value) => {
      const isChosen = values.includes(value.id)
      const next = isChosen ? values.filter((other) => other !== value.id) : [...values, value.id]
      return { ...value, isChosen, query: queryWith(withAttribute(chosenAttributes, { id, values: next })) }
    })
    return { kind: 'values', id, name, ...facetOf(links) }
  })
}

/** Removes attributes that the API does not know, so that links omit them. */
export function knownAttributes(chosenAttributes: Attributes, facets: readonly AttributeFacet[]): Attributes {
  return chosenAttributes.flatMap((choice) => {
    const facet = facets.find(({ id }) => id === choice.id)
    if (facet === undefined) return []
    if (facet.kind === 'range') return [{ ...choice, values: [] }]
    const values = choice.values.filter((id) => facet.values.some((value) => value.id === id))
    return values.length === 0 ? [] : [{ id: choice.id, values }]
  })
}

export type ChosenAttribute = {
  readonly attribute: string
  readonly chosen: string | ChosenRange
  readonly without: Attributes
}

/** Chosen values, each with the remaining filters if it is removed. */
export function chosenAttributes(
  chosen: Attributes,
  facets: readonly AttributeFacet[],
): readonly ChosenAttribute[] {
  return chosen.flatMap((choice): ChosenAttribute[] => {
    const facet = facets.find(({ id }) => id === choice.id)
    if (facet === undefined) return []
    const { name: attribute } = facet
    if (facet.kind === 'range') {
      const range: ChosenRange = { unit: facet.unit, from: choice.min, to: choice.max }
      return [{ attribute, chosen: range, without: withAttribute(chosen, { id: choice.id, values: [] }) }]
    }
    return choice.values.map((id) => ({
      attribute,
      chosen: facet.values.find((value) => value.id === id)?.name ?? id,
      without: withAttribute(chosen, { ...choice, values: choice.values.filter((other) => other !== id) }),
    }))
  })
}
