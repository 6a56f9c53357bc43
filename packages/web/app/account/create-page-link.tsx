import type { ReactNode } from 'react';
import { PageLink } from '../layout/page-link.tsx';
import type { Arrival } from './arrival.ts';

/** For tags of messages: `t.rich(key, { link: createPageLink('/profile/login') })`. */
export function createPageLink(to: string, state?: Arrival) {
  return (words: ReactNode) => (
    <PageLink to={to} state={state}>
      {words}
    </PageLink>
  );
}
