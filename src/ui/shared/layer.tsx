import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './layer.module.css'

/** The surface of menus, drop-downs and dialogs. Only these layers have a shadow. */
export function Layer({ className, ...attributes }: ComponentProps<'div'>) {
  return <div {...attributes} className={classNames(styles.layer, className)} />
}
