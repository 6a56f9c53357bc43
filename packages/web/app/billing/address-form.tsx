import type { BillingAddress } from '@clausewright/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { findErrors, useValidation } from '../account/use-validation.ts';
import { StatusMessage } from '../account/section.tsx';
import { TextField } from '../account/text-field.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { billingCalls } from './billing-calls.ts';
import { CompanyFields, hasCompanyId } from './company-fields.tsx';
import { PlaceFields, type Place } from './place-fields.tsx';

/** Everything may stay empty but what a company that says it is one must name. */
export function AddressForm({ address }: { address: BillingAddress }) {
  const t = useTranslations('billing.address');
  const failureText = useFailureText();
  const judge = useValidation();
  const [saved, setSaved] = useState(false);
  const [business, setBusiness] = useState(address.business_purchase);
  const [registered, setRegistered] = useState(address.vat_registered);
  const [place, setPlace] = useState<Place>({ country: address.country, state: address.state });
  const form = useAccountForm({
    id: 'address',
    labels: {
      country: t('country'),
      state: t('state'),
      name: t('name'),
      company_name: t('company'),
      cui_cif: t('cuiCif'),
      vat_number: t('vatNumber'),
      address: t('street'),
      postal_code: t('postalCode'),
      city: t('city'),
      phone: t('phone'),
    },
    judge: ({ company_name, vat_number }) =>
      findErrors({
        company_name: business ? judge.required(company_name.trim()) : undefined,
        vat_number: business && registered ? judge.required(vat_number.trim()) : undefined,
      }),
    act({ company_name, vat_number, cui_cif, ...rest }) {
      setSaved(false);
      const vat = business && registered;
      const company = {
        business_purchase: business,
        vat_registered: vat,
        company_name: business ? company_name : '',
        vat_number: vat ? vat_number : '',
        cui_cif: business && hasCompanyId(place.country) ? cui_cif : '',
      };
      return send(billingCalls.putBillingAddress, { body: { ...rest, ...company } });
    },
    onDone: () => setSaved(true),
  });
  const line = (name: 'name' | 'address' | 'postal_code' | 'city' | 'phone', maxLength: number) => ({
    of: form,
    name,
    maxLength,
    optional: true,
    defaultValue: address[name],
  });
  return (
    <>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props}>
        {/* First, because it decides what a company is asked for. */}
        <div className="grid2 mb-5">
          <PlaceFields errors={form.errors} place={place} onChange={setPlace} />
        </div>
        <TextField {...line('name', 200)} autoComplete="name" />
        <label className="check mt-4">
          <input type="checkbox" checked={business} onChange={({ target }) => setBusiness(target.checked)} />
          <span>{t('business')}</span>
        </label>
        <CompanyFields
          of={form}
          address={address}
          country={place.country}
          shown={business}
          registered={registered}
          onRegistered={setRegistered}
        />
        <div className="grid2 mt-5">
          <div className="span2">
            <TextField {...line('address', 500)} autoComplete="street-address" />
          </div>
          <TextField {...line('postal_code', 20)} autoComplete="postal-code" />
          <TextField {...line('city', 100)} autoComplete="address-level2" />
          <TextField {...line('phone', 40)} type="tel" autoComplete="tel" />
        </div>
        <div className="form__acts">
          <BusyButton form="address" words={t('save')} busyWords={t('saving')} busy={form.busy} />
        </div>
      </form>
      <StatusMessage>{saved && t('saved')}</StatusMessage>
    </>
  );
}
