import type { Builds } from '#application/versions/builds.port.ts'
import { isRecord } from '#domain/shared/json.ts'

const MANIFEST = '/builds/latest.json'
/** Maximum length of a build id in characters. */
const ID_LENGTH_MAX = 64

/** Reads the manifest of the latest build. */
export class ServedBuilds implements Builds {
  readonly own: string | undefined

  constructor(ownBuild: string | undefined) {
    this.own = ownBuild
  }

  async latest(): Promise<string> {
    const response = await fetch(MANIFEST, { headers: { accept: 'application/json' }, cache: 'no-cache' })
    if (!response.ok) throw new Error(`${MANIFEST}: ${response.status}`)
    const manifest: unknown = await response.json()
    const id = isRecord(manifest) ? manifest['id'] : undefined
    if (typeof id !== 'string' || id === '' || id.length > ID_LENGTH_MAX)
      throw new Error(`${MANIFEST} names no build`)
    return id
  }
}
