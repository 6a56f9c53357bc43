import type { Costs } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { useOperator } from '../../operator.tsx';
import { linkWhere } from '../../rich-text.tsx';

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
        terms: linkWhere(links.termsOfUse),
        privacy: linkWhere(links.privacyPolicy),
        disclaimer: linkWhere(links.disclaimer),
      })}
    </p>
  );
}
