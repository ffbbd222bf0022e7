import { Fragment } from 'react'
import { AttributeValue } from './attribute-value.tsx'
import type { Attribute } from '#domain/products/product.ts'

type Props = { readonly attributes: readonly Attribute[] }

/** Main dimensions of a part in one line: "Outer diameter 432 mm · Thickness 45 mm". */
export function KeyAttributes({ attributes }: Props) {
  return attributes.map((attribute, index) => (
    <Fragment key={attribute.id}>
      {index > 0 && ' · '}
      {attribute.name} <AttributeValue attribute={attribute} />
    </Fragment>
  ))
}
