import { globSync } from 'node:fs'
import * as z from 'zod/mini'

const CONTRACTS = new URL('../../../../contracts/', import.meta.url)

/** Reads the schemas that modules of the contract export; generators name their types after the exports. */
export async function namedSchemas(): Promise<ReadonlyMap<z.ZodMiniType, string>> {
  const files = globSync('{*/*,*.dto}.ts', { cwd: CONTRACTS }).toSorted()
  const modules: readonly object[] = await Promise.all(
    files.map((file) => import(new URL(file, CONTRACTS).href)),
  )
  const schemas = modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, z.ZodMiniType] => entry[1] instanceof z.ZodMiniType)
  return new Map(schemas.map(([name, schema]) => [schema, name]))
}
