import { useTranslations } from 'use-intl';
import { countryName } from '../country-names.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { ErrorText } from '../ui/error-text.tsx';
import { mayWithdraw } from './to-buyer.ts';
import type { ChangeFields, CheckoutFields } from './checkout-form.ts';
import type { Errors } from './errors.ts';

interface Props {
  fields: CheckoutFields;
  change: ChangeFields;
  errors: Errors;
  /** The server asked whether the country is right. */
  asksPlace: boolean;
  /** The method of a plan is kept anyway. */
  offersSaving: boolean;
  isFree: boolean;
  /** A plan can be withdrawn from; a document that is delivered at once cannot. */
  isPlan: boolean;
}

/** What the buyer declares; nothing is ticked in advance. */
export function Declarations({ fields, change, errors, asksPlace, offersSaving, isFree, isPlan }: Props) {
  const t = useTranslations('pay');
  const { language } = useLanguage();
  const country = countryName(fields.country, language);
  return (
    <div className="mt-5 grid gap-3">
      {offersSaving && (
        <Declaration
          id="pay-save"
          checked={fields.saveMethod}
          onCheck={(saveMethod) => change({ saveMethod })}
          words={t('save')}
        />
      )}
      {asksPlace && (
        <Declaration
          id="pay-place"
          checked={fields.confirmedCountry === fields.country}
          onCheck={(checked) => change({ confirmedCountry: checked ? fields.country : '' })}
          words={t('confirmPlace', { country })}
          error={errors.place}
        />
      )}
      {!isFree && mayWithdraw(fields) && (
        <Declaration
          id="pay-withdrawal"
          checked={fields.withdrawal}
          onCheck={(withdrawal) => change({ withdrawal })}
          words={t(isPlan ? 'withdrawalPlan' : 'withdrawal')}
          error={errors.withdrawal}
        />
      )}
    </div>
  );
}

function Declaration({
  id,
  checked,
  onCheck,
  words,
  error,
}: {
  id: string;
  checked: boolean;
  onCheck: (checked: boolean) => void;
  words: string;
  error?: string | undefined;
}) {
  return (
    <div>
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
      <label className="check">
        <input
          type="checkbox"
          id={id}
          checked={checked}
          onChange={({ target }) => onCheck(target.checked)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <span>{words}</span>
      </label>
    </div>
  );
}
