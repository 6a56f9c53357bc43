import type { Failure, Message } from '../outcome.ts';

/** Where something can be wrong, in the order of the page; `declined` is the provider's no. */
const places = [
  'plan',
  'country',
  'state',
  'company_name',
  'vat_number',
  'cui_cif',
  'name',
  'address',
  'city',
  'postal_code',
  'email',
  'discount',
  'method',
  'declined',
  'withdrawal',
  'place',
] as const;
export type Place = (typeof places)[number];
export type Errors = Readonly<Partial<Record<Place, string>>>;

const byCode: Readonly<Record<string, Place>> = {
  'discount-invalid': 'discount',
  'withdrawal-consent-missing': 'withdrawal',
  'place-unclear': 'place',
  'vat-not-validated': 'vat_number',
};

const byField: Readonly<Record<string, Place>> = {
  discount_code: 'discount',
  withdrawal_consent: 'withdrawal',
  country_confirmed: 'place',
};

function isPlace(name: string): name is Place {
  return places.some((place) => place === name);
}

function placeOf({ code, field }: Message): Place {
  const name = field?.split('.').at(-1) ?? '';
  const place = byCode[code] ?? byField[name];
  if (place !== undefined) return place;
  return isPlace(name) ? name : 'declined';
}

/** The sentences of the server by the place that they are about; `text` is the whole of the failure. */
export function toErrors(failure: Failure, text: string): Errors {
  if (!('messages' in failure) || failure.messages.length === 0) return { declined: text };
  const errors: Partial<Record<Place, string>> = {};
  for (const message of failure.messages) {
    const place = placeOf(message);
    errors[place] = errors[place] === undefined ? message.value : `${errors[place]}\n${message.value}`;
  }
  return errors;
}
