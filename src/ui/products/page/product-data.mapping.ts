import type { Product } from '#domain/products/product.ts'

/** schema.org's Product for search engines. Without an offer, because prices need a login. */
export function productData(product: Product, address: string, rasterOf: (src: string) => string) {
  const { sku, name, gtin, manufacturer, mainOe, categories, attributes, crossReferences } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': address,
    url: address,
    name: `${name} ${sku}`,
    sku,
    mpn: sku,
    gtin,
    brand: { '@type': 'Brand', name: manufacturer },
    image: product.pictures.map(({ src }) => new URL(rasterOf(src), address).href),
    category: categories.map((category) => category.name).join(' > '),
    weight: { '@type': 'QuantitativeValue', value: product.weightKg, unitCode: 'KGM' },
    countryOfOrigin: { '@type': 'Country', name: product.countryOfOrigin },
    additionalProperty: attributes.map((attribute) => ({
      '@type': 'PropertyValue',
      name: attribute.name,
      value: attribute.value,
      ...(attribute.unit !== undefined && { unitCode: attribute.unit }),
    })),
    isSimilarTo: [mainOe, ...crossReferences]
      .filter((reference) => reference !== undefined)
      .filter(
        ({ referenceNo }, index, all) => all.findIndex((one) => one.referenceNo === referenceNo) === index,
      )
      .map((reference) => ({
        '@type': 'Product',
        name: `${reference.manufacturer} ${reference.referenceNo}`,
        mpn: reference.referenceNo,
      })),
  }
}
