/** What was built, as the build itself wrote it down. */
export const BUILD = {
  version: import.meta.env.VITE_VERSION as string,
  mode: import.meta.env.MODE,
} as const
