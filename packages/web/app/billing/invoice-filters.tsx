import type { ListedInvoice } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { Field } from '../ui/field.tsx';

const states = [
  'paid',
  'partially-refunded',
  'refunded',
  'refund',
  'seller-of-record',
] as const satisfies readonly ListedInvoice['status'][];

/** Empty texts choose everything. */
export interface InvoiceChoice {
  /** ISO days, both included. */
  from: string;
  to: string;
  status: ListedInvoice['status'] | '';
}

export const noChoice: InvoiceChoice = { from: '', to: '', status: '' };

interface Props {
  choice: InvoiceChoice;
  onChoose: (choice: InvoiceChoice) => void;
}

/** Takes effect at once: there is no button to press. */
export function InvoiceFilters({ choice, onChoose }: Props) {
  const t = useTranslations('billing.invoices');
  const isChosen = Object.values(choice).some((value) => value !== '');
  return (
    <fieldset className="billing__filters">
      <legend className="vh">{t('filter')}</legend>
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} id={`invoices-${name}`} label={t(name)}>
          <input
            className="input num"
            type="date"
            id={`invoices-${name}`}
            value={choice[name]}
            onChange={({ target }) => onChoose({ ...choice, [name]: target.value })}
          />
        </Field>
      ))}
      <Field id="invoices-status" label={t('status')}>
        <select
          className="select"
          id="invoices-status"
          value={choice.status}
          onChange={({ target }) =>
            onChoose({ ...choice, status: states.find((state) => state === target.value) ?? '' })
          }
        >
          <option value="">{t('any')}</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {t(`states.${state}`)}
            </option>
          ))}
        </select>
      </Field>
      {isChosen && (
        <div>
          <button type="button" className="btn" onClick={() => onChoose(noChoice)}>
            {t('reset')}
          </button>
        </div>
      )}
    </fieldset>
  );
}
