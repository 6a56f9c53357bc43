import type { ReactNode, RefObject } from 'react';
import { Notice } from '../ui/notice.tsx';

interface Props {
  /** Of the heading. */
  id: string;
  title: string;
  /** For who moves the focus to the heading. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** One part of the profile. */
export function Section({ id, title, heading, children }: Props) {
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={heading && -1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What has just happened, said aloud; false while nothing has. */
export function StatusMessage({ children }: { children: string | false | null }) {
  return (
    <output className="said">
      {children && (
        <Notice kind="ok">
          <p>{children}</p>
        </Notice>
      )}
    </output>
  );
}
