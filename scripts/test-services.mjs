import { ensurePackage } from './debian.mjs'

/** Programs that a production setup with several replicas needs. */
const SERVICES = {
  'redis-server': ['/usr/bin/redis-server', '/usr/local/bin/redis-server'],
  haproxy: ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'],
}

/**
 * True if Redis and haproxy are installed; installs the Debian packages if needed. If false, the console shows
 * which one is missing.
 */
export async function ensureTestServices() {
  for (const [name, places] of Object.entries(SERVICES)) {
    if ((await ensurePackage(places, name)) !== undefined) continue
    console.error(`There is no ${name}. Install it, and try again`)
    return false
  }
  return true
}
