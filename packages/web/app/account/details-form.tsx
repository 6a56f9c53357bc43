import type { Customer } from '@clausewright/contract';
import { limits } from '@clausewright/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { accountCalls } from '../account-calls.ts';
import { useCountries, useCountriesFault } from '../countries.ts';
import { useFailureText } from '../outcome-text.ts';
import { saveCustomer } from '../stored-session/session-store.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Field } from '../ui/field.tsx';
import { FormTop } from './form-top.tsx';
import { StatusMessage, Section } from './section.tsx';
import { TextField } from './text-field.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Names, personal ID, country, phone: all may stay empty. */
export function DetailsForm({ customer }: { customer: Customer }) {
  const t = useTranslations('account');
  const failureText = useFailureText();
  const countriesFault = useCountriesFault();
  const [saved, setSaved] = useState(false);
  const form = useAccountForm({
    id: 'details',
    labels: {
      first_name: t('fields.firstName'),
      last_name: t('fields.lastName'),
      personal_id: t('fields.personalId'),
      country: t('fields.country'),
      phone: t('fields.phone'),
    },
    judge: () => ({}),
    act(values) {
      setSaved(false);
      return send(accountCalls.updateProfile, { body: values });
    },
    onDone({ data }) {
      saveCustomer(data.customer);
      setSaved(true);
    },
  });
  const lines = [
    { name: 'first_name', autoComplete: 'given-name', maxLength: limits.name },
    { name: 'last_name', autoComplete: 'family-name', maxLength: limits.name },
    { name: 'personal_id', autoComplete: 'off', maxLength: limits.personalId },
    { name: 'phone', autoComplete: 'tel', maxLength: limits.phone, type: 'tel' },
  ] as const;
  return (
    <Section id="details-title" title={t('profile.details')}>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props}>
        <div className="grid2">
          {lines.map(({ name, ...line }) => (
            <TextField key={name} of={form} name={name} {...line} optional defaultValue={customer[name]} />
          ))}
          <Field
            id="details-country"
            label={t('fields.country')}
            optional
            hint={countriesFault}
            error={form.errors.country}
          >
            <CountrySelect chosen={customer.country} />
          </Field>
        </div>
        <div className="form__acts">
          <BusyButton
            form="details"
            words={t('profile.save')}
            busyWords={t('profile.saving')}
            busy={form.busy}
          />
        </div>
      </form>
      <StatusMessage>{saved && t('profile.saved')}</StatusMessage>
    </Section>
  );
}

function CountrySelect({ chosen }: { chosen: string }) {
  const t = useTranslations('account');
  const countries = useCountries();
  const [code, setCode] = useState(chosen);
  return (
    <select
      className="select"
      id="details-country"
      name="country"
      autoComplete="country"
      value={code}
      onChange={(event) => setCode(event.target.value)}
    >
      <option value="">{t('noCountry')}</option>
      {/* Kept until the list is there. */}
      {countries === null && code !== '' && <option value={code}>{code}</option>}
      {countries?.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
