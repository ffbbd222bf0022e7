/** Version and mode of the build. */
export const BUILD = {
  version: import.meta.env.VITE_VERSION as string,
  mode: import.meta.env.MODE,
} as const
