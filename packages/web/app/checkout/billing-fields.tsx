import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCountries, useCountriesFault } from '../countries.ts';
import { describedBy } from '../ui/described-by.ts';
import { Field } from '../ui/field.tsx';
import { FoldSummary } from '../ui/fold-summary.tsx';
import type { ChangeFields, CheckoutFields } from './checkout-form.ts';
import type { Errors } from './errors.ts';
import { isInEu, vatPrefix } from '../eu-countries.ts';
import { TextLine } from './text-line.tsx';
import type { VatCheck } from './use-vat-check.ts';
import { VatField } from './vat-field.tsx';

interface Props {
  fields: CheckoutFields;
  change: ChangeFields;
  errors: Errors;
  vat: VatCheck;
  onVatAgain: () => void;
  asksEmail: boolean;
}

/** Who buys and where they are, which decides the tax, and what the invoice needs. */
export function BillingFields({ fields, change, errors, vat, onVatAgain, asksEmail }: Props) {
  const t = useTranslations('pay.billing');
  const { business, country } = fields;
  // Not read from the fields again: emptying the last one must not fold it away.
  const [unfolded, setUnfolded] = useState(() => hasAddress(fields));
  const line = (
    name: 'company_name' | 'cui_cif' | 'name' | 'address' | 'city' | 'postal_code' | 'email',
  ) => ({
    id: `pay-${name}`,
    name,
    label: t(name),
    value: fields[name],
    error: errors[name],
    onText: (text: string) => change({ [name]: text }),
  });
  const address = (
    <div className="grid2">
      <TextLine {...line('name')} autoComplete="name" maxLength={200} optional wide />
      <TextLine
        {...line('address')}
        autoComplete="street-address"
        maxLength={500}
        optional={!business}
        wide
      />
      <TextLine {...line('postal_code')} autoComplete="postal-code" maxLength={20} optional />
      <TextLine {...line('city')} autoComplete="address-level2" maxLength={100} optional={!business} />
    </div>
  );
  return (
    <>
      <h2 className="mb-4">{t('title')}</h2>
      <div className="grid2">
        <Place {...{ fields, change, errors }} />
      </div>
      <label className="check mt-4">
        <input
          type="checkbox"
          name="business"
          checked={business}
          onChange={({ target }) => change({ business: target.checked })}
        />
        <span>{t('business')}</span>
      </label>
      {business && (
        <div className="nest">
          <TextLine {...line('company_name')} autoComplete="organization" maxLength={300} />
          {vatPrefix(country) !== null && (
            <VatField {...{ fields, change, vat, onVatAgain }} error={errors.vat_number} />
          )}
          {(country === 'RO' || country === 'ES') && (
            <TextLine {...line('cui_cif')} maxLength={30} optional />
          )}
        </div>
      )}
      {business ? (
        // Invoices of companies need it: it cannot be folded away with its errors.
        <div className="mt-5">
          <h3 className="label mb-3">{t('addressTitle')}</h3>
          {address}
        </div>
      ) : (
        <details
          className="mt-4"
          open={unfolded || hasFault(errors)}
          onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
        >
          <FoldSummary className="linkbtn">{t('addressTitle')}</FoldSummary>
          <div className="mt-3">{address}</div>
        </details>
      )}
      {asksEmail && (
        <div className="mt-4">
          <TextLine
            {...line('email')}
            type="email"
            autoComplete="email"
            hint={t('emailHint')}
            spellCheck={false}
            autoCapitalize="none"
          />
        </div>
      )}
    </>
  );
}

function hasAddress({ name, address, city, postal_code }: CheckoutFields): boolean {
  return `${name}${address}${city}${postal_code}` !== '';
}

function hasFault({ name, address, city, postal_code }: Errors): boolean {
  return [name, address, city, postal_code].some((fault) => fault !== undefined);
}

function Place({ fields, change, errors }: Pick<Props, 'fields' | 'change' | 'errors'>) {
  const t = useTranslations('pay.billing');
  const countries = useCountries();
  const hint = useCountriesFault();
  const { country } = fields;
  // Nothing in the EU depends on it.
  const states = isInEu(country) ? undefined : countries?.find(({ value }) => value === country)?.states;
  return (
    <>
      <Field id="pay-country" label={t('country')} hint={hint} error={errors.country} wide={!states}>
        <select
          className="select"
          id="pay-country"
          name="country"
          autoComplete="country"
          value={country}
          onChange={({ target }) => change({ country: target.value, state: '' })}
          aria-invalid={errors.country !== undefined || undefined}
          aria-describedby={describedBy('pay-country', { hint, error: errors.country })}
        >
          {countries === null && <option value={country}>{country}</option>}
          {countries?.map(({ text, value }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </Field>
      {states && (
        <Field id="pay-state" label={t('state')} error={errors.state} optional>
          <select
            className="select"
            id="pay-state"
            name="state"
            autoComplete="address-level1"
            value={fields.state}
            onChange={({ target }) => change({ state: target.value })}
            aria-invalid={errors.state !== undefined || undefined}
            aria-describedby={describedBy('pay-state', { error: errors.state })}
          >
            <option value="">{t('choose')}</option>
            {states.map(({ text, value }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </Field>
      )}
    </>
  );
}
