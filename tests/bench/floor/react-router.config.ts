import type { Config } from '@react-router/dev/config'

export default { buildDirectory: '../../../.cache/floor' } satisfies Config
