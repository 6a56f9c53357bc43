import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { providers } from '../payment-providers/providers.ts';
import { ChoiceCard } from '../ui/choice-card.tsx';
import { ErrorText } from '../ui/error-text.tsx';
import type { Errors } from './errors.ts';
import type { PaymentChoice } from './payment-choices.ts';

interface Props {
  choices: readonly PaymentChoice[];
  chosen: string;
  onChoose: (id: string) => void;
  errors: Errors;
  /** The fields of the method that is chosen, under its card. */
  body: ReactNode;
}

/** Every way to pay. */
export function MethodList({ choices, chosen, onChoose, errors, body }: Props) {
  const t = useTranslations('pay');
  const words = useChoiceWords();
  const missing = errors.method;
  return (
    <>
      <h2 id="method-title" className="mt-8 mb-4">
        {t('method')}
      </h2>
      <fieldset aria-labelledby="method-title" className={missing === undefined ? undefined : 'is-invalid'}>
        <ErrorText id="method-error">{missing}</ErrorText>
        {choices.length === 0 && <p>{t('noMethod')}</p>}
        {choices.length > 0 && (
          <div className="methods">
            {choices.map((choice) => {
              const { label, note } = words(choice);
              return (
                <div key={choice.id} className="methods__one">
                  <ChoiceCard
                    type="radio"
                    id={`method-${choice.id}`}
                    name="method"
                    value={choice.id}
                    checked={chosen === choice.id}
                    onChange={() => onChoose(choice.id)}
                    label={label}
                    note={note}
                    invalid={missing !== undefined}
                    describedBy={missing === undefined ? undefined : 'method-error'}
                  />
                  {chosen === choice.id && body}
                </div>
              );
            })}
          </div>
        )}
      </fieldset>
    </>
  );
}

function useChoiceWords() {
  const t = useTranslations('pay.methods');
  return ({ kind, saved, processor }: PaymentChoice): { label: string; note: string } => {
    if (saved !== null) {
      const { last4, brand, label, expires_month: month, expires_year: year } = saved;
      const ends = month !== null && year !== null;
      const until = ends ? `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}` : '';
      return {
        label: saved.kind === 'card' ? t('saved', { last4 }) : t('savedOther', { label }),
        note: ends ? t('expires', { brand: brand === '' ? label : brand, until }) : '',
      };
    }
    if (processor === 'sandbox') return { label: t('test'), note: t('testNote') };
    const { name, offersMoreThanCards = false } = providers[processor];
    if (kind === 'checkout') return { label: t('checkout', { name }), note: t('checkoutNote') };
    if (kind === 'paypal') return { label: t('paypal'), note: t('paypalNote') };
    return { label: t('card'), note: offersMoreThanCards ? t('cardAndMore', { name }) : t('cardNote') };
  };
}
