import { useCallback, useEffect, useState } from 'react';
import { recordIn } from '../stored.ts';

/** What is typed and chosen; the texts are named as the buyer of the contract names them. */
export interface CheckoutFields {
  plan: string;
  country: string;
  state: string;
  business: boolean;
  company_name: string;
  /** Without the country's prefix. */
  vat_number: string;
  cui_cif: string;
  name: string;
  address: string;
  city: string;
  postal_code: string;
  email: string;
  /** As typed; `applied` is counted. */
  discount: string;
  applied: string;
  /** Id of a method; empty until one is chosen. */
  method: string;
  saveMethod: boolean;
  withdrawal: boolean;
  /** The country that was confirmed although the connection seems to come from another. */
  confirmedCountry: string;
  /** A payment that was opened in this tab. */
  payment: string;
}

export const emptyFields: CheckoutFields = {
  plan: '',
  country: '',
  state: '',
  business: false,
  company_name: '',
  vat_number: '',
  cui_cif: '',
  name: '',
  address: '',
  city: '',
  postal_code: '',
  email: '',
  discount: '',
  applied: '',
  method: '',
  saveMethod: false,
  withdrawal: false,
  confirmedCountry: '',
  payment: '',
};

export type ChangeFields = (change: Partial<CheckoutFields>) => void;

const keyOf = (item: string) => `checkout:${item}`;

/** What this tab kept of an item; card data never comes here, it stays in the provider's fields. */
function keptFields(item: string): Partial<CheckoutFields> {
  try {
    const kept = recordIn(sessionStorage.getItem(keyOf(item))) ?? {};
    const good = Object.entries(kept).filter(([name, value]) => {
      return (
        Object.hasOwn(emptyFields, name) && typeof value === typeof emptyFields[name as keyof CheckoutFields]
      );
    });
    return Object.fromEntries(good);
  } catch {
    return {};
  }
}

export function clearFields(item: string): void {
  try {
    sessionStorage.removeItem(keyOf(item));
  } catch {
    // Nothing can be kept, so nothing is.
  }
}

/** The form of one item, kept in this tab so that a reload or a bank's page in between loses nothing. */
export function useCheckoutFields(
  item: string,
  first: Partial<CheckoutFields>,
): [CheckoutFields, ChangeFields] {
  const [fields, setFields] = useState(() => ({ ...emptyFields, ...first, ...keptFields(item) }));
  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(item), JSON.stringify(fields));
    } catch {
      // The form works without.
    }
  }, [item, fields]);
  const change = useCallback<ChangeFields>((next) => setFields((now) => ({ ...now, ...next })), []);
  return [fields, change];
}
