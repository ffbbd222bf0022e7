import { useId, useState, type FocusEvent, type MouseEvent, type ToggleEvent } from 'react'

export type Disclosure = {
  readonly isOpen: boolean
  /** Props of a button that opens and closes the panel. */
  readonly button: {
    readonly type: 'button'
    readonly popoverTarget: string
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string
  }
  readonly panel: {
    readonly id: string
    readonly popover: 'auto'
    readonly ref: (panel: HTMLElement | null) => void
    readonly onToggle: (event: ToggleEvent<HTMLElement>) => void
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
    readonly onClick: (event: MouseEvent<HTMLElement>) => void
  }
}

/**
 * Props of a disclosure panel and its button. The browser opens the panel, closes it on Escape and on a click outside,
 * and restores the focus, even before hydration; only the ARIA attributes need the state.
 */
export function useDisclosure(): Disclosure {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return {
    isOpen,
    button: { type: 'button', popoverTarget: id, 'aria-expanded': isOpen, 'aria-controls': id },
    panel: {
      id,
      popover: 'auto',
      // the user may have opened it before hydration
      ref: (panel) => {
        if (panel?.matches(':popover-open')) setIsOpen(true)
      },
      onToggle: ({ target, currentTarget, newState }) => {
        if (target === currentTarget) setIsOpen(newState === 'open')
      },
      onBlur: closeWhenLeft,
      onClick: closeWhenLinkFollowed,
    },
  }
}

/** Closes the panel when the focus leaves it by the Tab key. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return
  if (relatedTarget.getAttribute('popovertarget') === currentTarget.id) return
  hide(currentTarget)
}

function closeWhenLinkFollowed({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a')) hide(currentTarget)
}

/** Closes the panel. Does nothing if it is not open as a popover, such as the navigation on a wide screen. */
function hide(panel: HTMLElement): void {
  if (panel.matches(':popover-open')) panel.hidePopover()
}
