import { useTranslations } from 'use-intl';
import { useAmount } from '../amount.ts';
import { Announcement } from '../announcement.tsx';
import { planByMonth } from '../cheapest-plan.ts';
import { useTaxKind } from '../tax-kind.ts';
import { usePrices } from '../use-prices.tsx';

interface Props {
  /** Of the documents; null while it is not known. */
  total: { sum: number; currency: string } | null;
  /** Whether the banner was chosen too. */
  banner: boolean;
  /** Of the owner; what the tax is called follows from it. */
  country: unknown;
  /** What is had where nothing is to be paid. */
  free?: string;
}

/** What the documents cost together and the banner by the month, said again when it changes. */
export function TotalLine({ total, banner, country, free }: Props) {
  const t = useTranslations('way-in');
  const tWizard = useTranslations('wizard');
  const amount = useAmount();
  const { prices, asking } = usePrices(banner);
  const tax = tWizard(`taxWords.${useTaxKind(country)}`);
  if (total === null) {
    return (
      <>
        {asking}
        <span className="skel wiz__sum" aria-hidden="true" />
      </>
    );
  }
  const plan = banner && prices !== null ? planByMonth(prices.plans) : undefined;
  const due = [
    ...(total.sum > 0 ? [amount(total.sum, total.currency)] : []),
    ...(plan && prices ? [t('banner.monthly', { sum: amount(plan.price, prices.currency) })] : []),
  ];
  const sum = due.join(' + ') || t('free');
  const means = plan
    ? t(total.sum > 0 ? 'sum.documents' : 'sum.banner', { tax })
    : total.sum > 0
      ? tWizard('taxExcluded', { tax })
      : free;
  return (
    <>
      {asking}
      <strong>{sum}</strong>
      {means !== undefined && <span className="micro">{means}</span>}
      {banner && !plan && <span className="micro">{t('sum.unpriced')}</span>}
      <Announcement text={due.length === 0 ? sum : tWizard('priceNow', { sum, tax })} />
    </>
  );
}
