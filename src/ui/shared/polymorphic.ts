import type { ComponentPropsWithRef, ElementType } from 'react'

/** Props of a component that renders as the element or component `as`: its own props and those of `as`. */
export type Polymorphic<As extends ElementType, Own> = Own & {
  readonly as?: As
  readonly className?: string | undefined
} & Omit<ComponentPropsWithRef<As>, keyof Own | 'as' | 'className'>
