import { httpVisitorOf } from './visitor-by-depth.ts'
import type { ShopWorld } from './world.ts'

type Build = { readonly id: string; readonly timestamp: number; readonly routeRules?: object }

const builds = new WeakMap<ShopWorld, Build>()

/** The latest build that the shop reports; requested once per scenario. */
export async function newestBuild(world: ShopWorld): Promise<Build> {
  const knownBuild = builds.get(world)
  if (knownBuild) return knownBuild
  const build = (await jsonAt(world, '/builds/latest.json')) as Build
  builds.set(world, build)
  return build
}

/** Metadata that the shop serves beside the files of a build. */
export const buildMetadataOf = (world: ShopWorld, { id }: Build) => jsonAt(world, `/builds/meta/${id}.json`)

async function jsonAt(world: ShopWorld, path: string): Promise<unknown> {
  await httpVisitorOf(world).ask(path)
  return JSON.parse(httpVisitorOf(world).response?.text ?? '')
}
