import type { BillingAddress } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { vatPrefix } from '../eu-countries.ts';
import { useCountries } from '../countries.ts';

/** The address as it stands on an invoice. */
export function AddressLines({ address }: { address: BillingAddress }) {
  const t = useTranslations('billing.address');
  const countries = useCountries();
  const place = countries?.find(({ value }) => value === address.country);
  const state = place?.states?.find(({ value }) => value === address.state);
  const lines = [
    address.business_purchase ? address.company_name : '',
    address.name,
    ...address.address.split('\n'),
    [address.postal_code, address.city].filter((part) => part !== '').join(' '),
    [state?.text ?? '', place?.text ?? address.country].filter((part) => part !== '').join(', '),
    address.business_purchase && address.vat_registered && address.vat_number !== ''
      ? `${t('vatNumber')} ${vatPrefix(address.country) ?? ''}${address.vat_number}`
      : '',
  ].filter((line) => line !== '');
  return (
    <address className="billing__address">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
