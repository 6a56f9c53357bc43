import type { BillingAddress } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { TextField } from '../account/text-field.tsx';
import type { AccountForm } from '../account/use-account-form.ts';
import { VatNumberField } from './vat-number-field.tsx';

/** Where companies are known by a CUI (Romania) or a CIF (Spain). */
export function hasCompanyId(country: string): boolean {
  return country === 'RO' || country === 'ES';
}

interface Props {
  of: AccountForm<'company_name' | 'vat_number' | 'cui_cif', unknown>;
  address: BillingAddress;
  /** ISO 3166, as chosen in the form; empty before. */
  country: string;
  shown: boolean;
  registered: boolean;
  onRegistered: (registered: boolean) => void;
}

/** Hidden and not taken away: what was typed is there again when the box is ticked again. */
export function CompanyFields({ of, address, country, shown, registered, onRegistered }: Props) {
  const t = useTranslations('billing.address');
  return (
    <div className="nest" hidden={!shown}>
      <TextField
        of={of}
        name="company_name"
        autoComplete="organization"
        maxLength={300}
        defaultValue={address.company_name}
      />
      <div className="mt-5" hidden={!hasCompanyId(country)}>
        <TextField of={of} name="cui_cif" optional maxLength={30} defaultValue={address.cui_cif} />
      </div>
      <label className="check mt-4">
        <input type="checkbox" checked={registered} onChange={({ target }) => onRegistered(target.checked)} />
        <span>{t('registered')}</span>
      </label>
      <div className="mt-4" hidden={!registered}>
        <VatNumberField of={of} country={country} first={address.vat_number} />
      </div>
    </div>
  );
}
