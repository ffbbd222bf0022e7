import { installed } from './debian.mjs'

/** What the replicas of the shop stand beside in production. */
const NEIGHBOURS = {
  'redis-server': ['/usr/bin/redis-server', '/usr/local/bin/redis-server'],
  haproxy: ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'],
}

/** Whether Redis and haproxy are there, if need be after installing Debian's; if not, the console says which is not. */
export async function ensureNeighbours() {
  for (const [name, places] of Object.entries(NEIGHBOURS)) {
    if ((await installed(places, name)) !== undefined) continue
    console.error(`There is no ${name}. Install it, and try again`)
    return false
  }
  return true
}
