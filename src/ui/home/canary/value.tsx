export { ok } from '#domain/shared/result.ts'
