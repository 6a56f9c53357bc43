import type { Costs } from '@clausewright/contract';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useOperator } from '../../operator.tsx';
import { linkTo } from '../../rich-text.tsx';

interface Props {
  costs: Costs | null;
  /** Said instead of the price where nothing is to be paid; without it that it is free. */
  nothingDue: string | undefined;
}

/** The price once more, which stands far from the button on a phone, and what pressing Generate means; documents that the operator has not published are named only. */
export function GenerateNote({ costs, nothingDue }: Props) {
  const t = useTranslations('wizard');
  const format = useFormatter();
  const { links } = useOperator();
  const linked = (url: string | undefined) => (words: ReactNode) => (url ? linkTo(url)(words) : <>{words}</>);
  return (
    <p className="small soft wiz__note">
      {costs && (
        <b className="num">
          {costs.lines.length === 0
            ? (nothingDue ?? t('review.priceFree'))
            : t('review.priceSum', {
                sum: format.number(costs.total / 100, { style: 'currency', currency: costs.currency }),
              })}{' '}
        </b>
      )}
      {t.rich('review.note', {
        terms: linked(links.termsOfUse),
        privacy: linked(links.privacyPolicy),
        disclaimer: linked(links.disclaimer),
      })}
    </p>
  );
}
