import { useEffect, useRef, type ReactNode } from 'react';
import './account.css';
import { TitledByForms } from './invalid-forms.tsx';

interface Props {
  title: string;
  /** It replaces another state of the same address: the heading takes the focus. */
  followUp?: boolean;
  children: ReactNode;
}

/** One narrow column: log in, sign up and the ways back in. */
export function AuthPage({ title, followUp = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (followUp) heading.current?.focus();
  }, [followUp]);
  return (
    <main id="main" className="auth" tabIndex={-1}>
      <TitledByForms title={title}>
        <div>
          <h1 ref={heading} tabIndex={followUp ? -1 : undefined}>
            {title}
          </h1>
          {children}
        </div>
      </TitledByForms>
    </main>
  );
}
