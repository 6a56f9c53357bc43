import type { ReactNode, RefObject } from 'react';
import { PageLink } from '../layout/page-link.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import './withdrawals.css';

interface Props {
  title: string;
  /** Where to go back to. */
  back: { to: string; words: string };
  /** For who moves the focus to the heading. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** What the pages about withdrawal functions have in common. */
export function WithdrawalFrame({ title, back, heading, children }: Props) {
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <PageTitle>{title}</PageTitle>
      <p>
        <PageLink className="linkbtn" to={back.to}>
          {back.words}
        </PageLink>
      </p>
      <h1 ref={heading} tabIndex={heading && -1}>
        {title}
      </h1>
      {children}
    </main>
  );
}
