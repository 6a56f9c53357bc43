import type { AgreementType } from '@clausewright/contract/agreement-types';
import { useTranslations } from 'use-intl';
import { useMoney } from './amount.ts';
import { useTaxKind } from './tax-kind.ts';
import { usePrices } from './use-prices.tsx';

/** What premium costs for a document, where something is refused that is part of it; nothing while that is not known. */
export function PremiumPrice({ type }: { type: AgreementType }) {
  const t = useTranslations('ui');
  const { prices, asking } = usePrices();
  const tax = useTaxKind();
  const money = useMoney(prices?.currency ?? 'EUR');
  const premium = prices?.premium.find((one) => one.type === type);
  return (
    <>
      {asking}
      {premium && <p>{t('premiumCosts', { sum: money(premium.amount), tax })}</p>}
    </>
  );
}
