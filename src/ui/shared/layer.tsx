import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './layer.module.css'

/** The ground of what lies over the page: a menu, a drop-down, a dialog. Only such a layer has a shadow. */
export function Layer({ className, ...attributes }: ComponentProps<'div'>) {
  return <div {...attributes} className={classNames(styles.layer, className)} />
}
