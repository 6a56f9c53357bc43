import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AccountForm } from '../account/use-account-form.ts';
import { send } from '../api.ts';
import { describedBy } from '../ui/described-by.ts';
import { ErrorText } from '../ui/error-text.tsx';
import { Field } from '../ui/field.tsx';
import { billingCalls } from './billing-calls.ts';

/** What the EU register said of the number that was typed then; `unknown` where it gave no answer. */
type Check =
  | { state: 'none' | 'checking' | 'invalid' | 'unknown' | 'needsCountry' }
  | { state: 'valid'; name: string };

interface Props {
  of: AccountForm<'vat_number', unknown>;
  country: string;
  first: string;
}

/** The VAT number, and a way to ask the register for it without saving anything. */
export function VatNumberField({ of, country, first }: Props) {
  const t = useTranslations('billing.address');
  const [number, setNumber] = useState(first);
  const [checked, setChecked] = useState<{ of: string; check: Check }>({ of: '', check: { state: 'none' } });
  const now = `${country} ${number}`;
  const check: Check = checked.of === now ? checked.check : { state: 'none' };
  const ask = async () => {
    const tell = (result: Check) =>
      setChecked((last) => (last.of === now ? { of: now, check: result } : last));
    const first: Check = { state: country === '' ? 'needsCountry' : 'checking' };
    setChecked({ of: now, check: first });
    if (country === '' || check.state === 'checking') return;
    const outcome = await send(billingCalls.checkVies, { body: { country, vat_number: number.trim() } });
    if (!outcome.ok) tell({ state: outcome.reason === 'refused' ? 'invalid' : 'unknown' });
    else if (outcome.data.valid === true) tell({ state: 'valid', name: outcome.data.name ?? '' });
    else tell({ state: outcome.data.valid === false ? 'invalid' : 'unknown' });
  };
  const { state } = check;
  const bad = state === 'invalid' || state === 'unknown' || state === 'needsCountry' ? t(state) : undefined;
  const error = of.errors.vat_number;
  const id = `${of.id}-vat_number`;
  return (
    <Field id={id} label={t('vatNumber')} hint={t('vatHint')} error={error}>
      <div className="inputwrap">
        <input
          className="input num"
          id={id}
          name="vat_number"
          value={number}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setNumber(target.value)}
          aria-invalid={error !== undefined || bad !== undefined || undefined}
          aria-describedby={`${describedBy(id, { hint: true, error })} ${id}-check`}
        />
        <button type="button" className="btn" aria-busy={state === 'checking'} onClick={() => void ask()}>
          {t('check')}
        </button>
      </div>
      <div id={`${id}-check`} aria-live="polite" className="mt-2">
        {state === 'checking' && <p className="hint">{t('checking')}</p>}
        {check.state === 'valid' && (
          <p className="good">
            <CircleCheck className="icon" aria-hidden="true" />
            {check.name === '' ? t('valid') : t('validName', { name: check.name })}
          </p>
        )}
        <ErrorText id={`${id}-register`}>{bad}</ErrorText>
      </div>
    </Field>
  );
}
