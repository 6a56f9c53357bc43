import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useOperator } from '../../operator.tsx';
import { linkTo } from '../../rich-text.tsx';

/** What pressing Generate means; documents that the operator has not published are named only. */
export function GenerateNote() {
  const t = useTranslations('wizard.review');
  const { links } = useOperator();
  const linked = (url: string | undefined) => (words: ReactNode) => (url ? linkTo(url)(words) : <>{words}</>);
  return (
    <p className="small soft wiz__note">
      {t.rich('note', {
        terms: linked(links.termsOfUse),
        privacy: linked(links.privacyPolicy),
        disclaimer: linked(links.disclaimer),
      })}
    </p>
  );
}
