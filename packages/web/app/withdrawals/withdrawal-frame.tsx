import type { ReactNode } from 'react';
import { PageLink } from '../layout/page-link.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import './withdrawals.css';

interface Props {
  title: string;
  /** Where to go back to. */
  back: { to: string; words: string };
  children: ReactNode;
}

/** What the pages about withdrawal functions have in common. */
export function WithdrawalFrame({ title, back, children }: Props) {
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <PageTitle>{title}</PageTitle>
      <p>
        <PageLink className="linkbtn" to={back.to}>
          {back.words}
        </PageLink>
      </p>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
