import type { ReactNode } from 'react';
import { PageLink } from '../layout/page-link.tsx';
import type { Arrival } from './arrival.ts';

/** For tags of messages: `t.rich(key, { link: pageLinkOf('/profile/login') })`. */
export function pageLinkOf(to: string, state?: Arrival) {
  return (words: ReactNode) => (
    <PageLink to={to} state={state}>
      {words}
    </PageLink>
  );
}
