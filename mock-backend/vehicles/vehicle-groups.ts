import type { Catalogue } from '../search-engine/catalogue.ts'
import { categoryPath } from '../catalogue/category-tree.ts'
import type { Language } from '../catalogue/language.ts'

type Group = {
  id: string
  name: string
  image: { src: string; alt: string }
  count: number
  subGroups: { id: string; name: string; count: number }[]
}

/** The main groups with parts for a vehicle, largest first, each with its sub groups. */
export function vehicleGroups(catalogue: Catalogue, vehicleSlug: string, language: Language): Group[] {
  const groups = new Map<string, Group>()
  for (const { id, count } of catalogue.list({ vehicleSlugs: [vehicleSlug], offset: 0, limit: 0 })
    .categories) {
    const [main, sub] = categoryPath(id)
    if (main === undefined) continue
    const name = main.names[language]
    const image = { src: `/media/categories/${main.id}.svg`, alt: name }
    const group = groups.get(main.id) ?? { id: main.id, name, image, count: 0, subGroups: [] }
    group.count += count
    if (sub !== undefined) group.subGroups.push({ id, name: sub.names[language], count })
    groups.set(main.id, group)
  }
  return [...groups.values()].toSorted((one, other) => other.count - one.count)
}
