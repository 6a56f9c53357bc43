import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useOperator } from '../operator.tsx';
import { linkTo } from '../rich-text.tsx';

/** What signing up means; documents that the operator has not published are named only. */
export function TermsNote() {
  const t = useTranslations('account.signUp');
  const { links } = useOperator();
  const linked = (url: string | undefined) => (words: ReactNode) => (url ? linkTo(url)(words) : <>{words}</>);
  return (
    <p className="small soft mt-4">
      {t.rich('terms', { terms: linked(links.termsOfUse), privacy: linked(links.privacyPolicy) })}
    </p>
  );
}
