import { useTranslations } from 'use-intl';
import { describedBy } from '../ui/described-by.ts';
import { Field } from '../ui/field.tsx';
import type { ChangeFields, CheckoutFields } from './checkout-form.ts';

interface Props {
  fields: CheckoutFields;
  change: ChangeFields;
  error: string | undefined;
  onApply: () => void;
}

export function DiscountField({ fields, change, error, onApply }: Props) {
  const t = useTranslations('pay');
  return (
    <div className="mt-5">
      <Field id="pay-discount" label={t('code')} error={error} optional>
        <div className="inputwrap">
          <input
            className="input"
            id="pay-discount"
            name="discount"
            value={fields.discount}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => change({ discount: target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onApply();
            }}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy('pay-discount', { error })}
          />
          <button className="btn" type="button" onClick={onApply}>
            {t('apply')}
          </button>
        </div>
      </Field>
    </div>
  );
}
