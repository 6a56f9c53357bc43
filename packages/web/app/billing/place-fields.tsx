import { useTranslations } from 'use-intl';
import { useCountries, useCountriesFault } from '../countries.ts';
import { describedBy } from '../ui/described-by.ts';
import { Field } from '../ui/field.tsx';

export interface Place {
  country: string;
  state: string;
}

interface Props {
  errors: Readonly<Partial<Record<keyof Place, string>>>;
  place: Place;
  onChange: (place: Place) => void;
}

/** Country, and its state where the country has some. */
export function PlaceFields({ errors, place, onChange }: Props) {
  const t = useTranslations('billing.address');
  const countries = useCountries();
  const hints = { country: useCountriesFault(), state: undefined };
  const states = countries?.find(({ value }) => value === place.country)?.states;
  const control = (name: keyof Place) => ({
    className: 'select',
    id: `address-${name}`,
    name,
    value: place[name],
    'aria-invalid': errors[name] !== undefined || undefined,
    'aria-describedby': describedBy(`address-${name}`, { hint: hints[name], error: errors[name] }),
  });
  return (
    <>
      <Field
        id="address-country"
        label={t('country')}
        optional
        hint={hints.country}
        error={errors.country}
        wide={!states}
      >
        <select
          {...control('country')}
          autoComplete="country"
          onChange={({ target }) => onChange({ country: target.value, state: '' })}
        >
          <option value="">{t('noCountry')}</option>
          {/* Kept until the list is there. */}
          {countries === null && place.country !== '' && (
            <option value={place.country}>{place.country}</option>
          )}
          {countries?.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </Field>
      {states && (
        <Field id="address-state" label={t('state')} optional error={errors.state}>
          <select
            {...control('state')}
            autoComplete="address-level1"
            onChange={({ target }) => onChange({ ...place, state: target.value })}
          >
            <option value="">{t('noState')}</option>
            {states.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </Field>
      )}
    </>
  );
}
