import { useTranslations } from 'use-intl';
import { Field } from '../ui/field.tsx';
import type { PaymentProof } from '../payment-providers/provider-form.ts';

export type TestOutcome = NonNullable<PaymentProof['outcome']>;
export interface TestChoice {
  outcome: TestOutcome;
  code: string;
}

const outcomes = [
  'approve',
  'decline',
  'challenge',
  'review',
  'abandon',
] as const satisfies readonly TestOutcome[];

interface Props {
  choice: TestChoice;
  onChoose: (choice: TestChoice) => void;
  codes: readonly string[];
}

/** How a test payment is to end. */
export function TestPayment({ choice, onChoose, codes }: Props) {
  const t = useTranslations('pay.test');
  return (
    <div className="methods__body">
      <fieldset>
        <legend className="label">{t('outcome')}</legend>
        {outcomes.map((outcome) => (
          <label key={outcome} className="check">
            <input
              type="radio"
              name="outcome"
              value={outcome}
              checked={choice.outcome === outcome}
              onChange={() => onChoose({ ...choice, outcome })}
            />
            <span>{t(`outcomes.${outcome}`)}</span>
          </label>
        ))}
      </fieldset>
      {choice.outcome === 'decline' && (
        <div className="mt-4">
          <Field id="pay-decline-code" label={t('code')}>
            <select
              className="select num"
              id="pay-decline-code"
              name="code"
              value={choice.code}
              onChange={({ target }) => onChoose({ ...choice, code: target.value })}
            >
              {codes.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </select>
          </Field>
        </div>
      )}
    </div>
  );
}
