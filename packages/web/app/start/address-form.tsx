import { Globe } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AddressInput } from '../ui/address-input.tsx';
import './address.css';

export const addressFormId = 'start-address';

interface Props {
  /** Stands there already. */
  address: string;
  /** What is wrong with it, under the id `address-error`. */
  error?: ReactNode;
  /** The button: the home page needs nothing of one that waits. */
  act: ReactNode;
  onAddress: (address: string) => void;
}

/** The one field with which everything begins. It works before the page reacts: the address is then in the search. */
export function AddressForm({ address, error, act, onAddress }: Props) {
  const t = useTranslations('address');
  const [typed, setTyped] = useState(address);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onAddress(typed.trim());
  };
  return (
    <form id={addressFormId} className="addr" action="/start" noValidate onSubmit={send}>
      <label className="label" htmlFor="address">
        {t('label')}
      </label>
      {error}
      <div className="addr__row">
        <span className="addr__in">
          <Globe className="icon" aria-hidden="true" />
          <AddressInput
            id="address"
            name="address"
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? 'address-hint' : 'address-hint address-error'}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </span>
        {act}
      </div>
      <p className="hint" id="address-hint">
        {t('hint')}
      </p>
    </form>
  );
}
