import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * What a link leads to is fetched when somebody is about to follow it, but never where bytes are dear
 * (specification 2). Browsers that do not tell are taken for fast.
 */
function prefetch(): 'intent' | 'none' {
  const { connection } = navigator as { connection?: Connection };
  const dear = connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
  return dear ? 'none' : 'intent';
}

/** A link within the app. */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={prefetch()} {...props} />;
}

interface MenuProps extends ComponentProps<typeof Link> {
  to: string;
  /** False: pages below it count as well. */
  end?: boolean;
}

/** The same, which knows when its page is the current one. */
export function MenuLink({ to, end = true, ...props }: MenuProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return <PageLink to={to} aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
