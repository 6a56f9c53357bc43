import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../frame/page-title.tsx';
import './account.css';

interface Props {
  title: string;
  /** A form on it was refused. */
  invalid?: boolean;
  /** It replaces another state of the same address: the heading takes the focus. */
  followUp?: boolean;
  children: ReactNode;
}

/** One narrow column: log in, sign up and the ways back in. */
export function AuthPage({ title, invalid = false, followUp = false, children }: Props) {
  const t = useTranslations('account');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (followUp) heading.current?.focus();
  }, [followUp]);
  return (
    <main id="main" className="auth" tabIndex={-1}>
      <PageTitle>{invalid ? t('errorTitle', { title }) : title}</PageTitle>
      <div>
        <h1 ref={heading} tabIndex={followUp ? -1 : undefined}>
          {title}
        </h1>
        {children}
      </div>
    </main>
  );
}
