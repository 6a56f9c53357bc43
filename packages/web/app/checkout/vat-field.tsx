import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ErrorText } from '../ui/error-text.tsx';
import type { ChangeFields, CheckoutFields } from './checkout-form.ts';
import { vatPrefix } from '../eu-countries.ts';
import type { VatCheck } from './use-vat-check.ts';

interface Props {
  fields: CheckoutFields;
  change: ChangeFields;
  vat: VatCheck;
  onVatAgain: () => void;
  error: string | undefined;
}

/** The VAT number behind its country's letters, and what the register says of it. */
export function VatField({ fields, change, vat, onVatAgain, error }: Props) {
  const t = useTranslations('pay.vatNumber');
  const bad = vat.state === 'invalid' || vat.state === 'unknown' ? t(vat.state) : undefined;
  const shown = error ?? bad;
  return (
    <div className={shown === undefined ? 'field' : 'field is-invalid'}>
      <label className="label" htmlFor="pay-vat_number">
        {t('label')} <small className="opt">{t('optional')}</small>
      </label>
      <ErrorText id="pay-vat_number-error">{shown}</ErrorText>
      <div className="inputwrap">
        <span className="pay__prefix" aria-hidden="true">
          {vatPrefix(fields.country)}
        </span>
        <input
          className="input num"
          id="pay-vat_number"
          name="vat_number"
          value={fields.vat_number}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => change({ vat_number: target.value })}
          aria-invalid={shown !== undefined || undefined}
          aria-describedby={shown === undefined ? 'pay-vat_number-state' : 'pay-vat_number-error'}
        />
        {vat.state === 'unknown' && (
          <button className="btn" type="button" onClick={onVatAgain}>
            {t('again')}
          </button>
        )}
      </div>
      <div id="pay-vat_number-state" aria-live="polite">
        {vat.state === 'checking' && <p className="hint mt-1">{t('checking')}</p>}
        {vat.state === 'valid' && (
          <p className="good">
            <CircleCheck className="icon" aria-hidden="true" />
            {vat.name === '' ? t('valid') : t('validName', { name: vat.name })}
          </p>
        )}
        {bad !== undefined && <p className="vh">{bad}</p>}
      </div>
    </div>
  );
}
