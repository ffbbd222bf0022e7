import { installed } from './debian.mjs'

/** Services beside the replicas of the shop in production. */
const SERVICES = {
  'redis-server': ['/usr/bin/redis-server', '/usr/local/bin/redis-server'],
  haproxy: ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'],
}

/**
 * True if Redis and haproxy are installed, after installing Debian's if needed; otherwise the console names the missing
 * one.
 */
export async function ensureTestServices() {
  for (const [name, places] of Object.entries(SERVICES)) {
    if ((await installed(places, name)) !== undefined) continue
    console.error(`There is no ${name}. Install it, and try again`)
    return false
  }
  return true
}
