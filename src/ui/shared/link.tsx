import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { createPath, Link as RouterLink, useLocation, useNavigate } from 'react-router'
import type { LinkProps as RouterLinkProps, To } from 'react-router'

export type LinkProps = Omit<
  RouterLinkProps,
  'defaultShouldRevalidate' | 'discover' | 'mask' | 'prefetch' | 'relative' | 'target' | 'viewTransition'
>

type Options = {
  readonly replace: boolean | undefined
  readonly state: unknown
  readonly preventScrollReset: boolean | undefined
}

type Follow = (event: MouseEvent, to: To, options: Options) => void

const FollowContext = createContext<Follow | undefined>(undefined)

/**
 * Provides the links inside it with a function that navigates. The function never changes, so that a navigation does
 * not re-render the links.
 */
export function LinkNavigation({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate()
  const current = createPath(useLocation())
  const shown = useRef(current)
  useLayoutEffect(() => {
    shown.current = current
  }, [current])
  const follow = useCallback<Follow>(
    (event, to, { replace = shown.current === hrefOf(to), state, preventScrollReset = false }) => {
      const { defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey } = event
      if (defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
      event.preventDefault()
      void navigate(to, { replace, state, preventScrollReset })
    },
    [navigate],
  )
  return <FollowContext value={follow}>{children}</FollowContext>
}

/**
 * Link that does not re-render on navigations. The router's `Link` reads the location even for an absolute path, so
 * that each navigation renders all links of the page three times. This component renders an absolute path without the
 * location, and passes other targets to the router.
 */
export function Link(props: LinkProps) {
  const follow = use(FollowContext)
  const { to, onClick, children, ...others } = props
  if (!follow || !isAbsolutePath(to)) return <RouterLink {...props} />
  const { reloadDocument, replace, state, preventScrollReset, ...attributes } = others
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!reloadDocument) follow(event, to, { replace, state, preventScrollReset })
  }
  return (
    <a {...attributes} href={hrefOf(to)} onClick={click}>
      {children}
    </a>
  )
}

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

/** False for a path that a URL parser would change, such as `//host` or `/en/../de`. */
function isAbsolutePath(to: To): boolean {
  const path = typeof to === 'string' ? to : (to.pathname ?? '')
  return path.startsWith('/') && !/[/\\][/\\.]/.test(path)
}
