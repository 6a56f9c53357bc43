import { useTranslations } from 'use-intl';
import { useOperator } from '../operator.tsx';
import { linkTo } from '../rich-text.tsx';

/** What signing up means. Nobody agrees to a text that the operator has not published. */
export function TermsNote() {
  const t = useTranslations('account.signUp');
  const { termsOfUse, privacyPolicy } = useOperator().links;
  if (!termsOfUse && !privacyPolicy) return null;
  return (
    <p className="small soft mt-4">
      {termsOfUse && t.rich('terms', { terms: linkTo(termsOfUse) })}{' '}
      {privacyPolicy && t.rich('privacy', { privacy: linkTo(privacyPolicy) })}
    </p>
  );
}
