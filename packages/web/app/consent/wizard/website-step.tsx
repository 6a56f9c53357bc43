import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { createPageLink } from '../../account/create-page-link.tsx';
import { AddressInput } from '../../ui/address-input.tsx';
import { describedBy } from '../../ui/described-by.ts';
import { Field } from '../../ui/field.tsx';
import { fieldId } from '../../wizard/paths.ts';
import { toDisplayDomain } from '../parse-domain.ts';
import type { StepProps } from './use-consent-wizard.ts';

const path = 'site';

/** Which website the banner is for. */
export function WebsiteStep({ answers: { site }, errors, set, touch, taken }: StepProps) {
  const t = useTranslations('consent-wizard.website');
  const id = fieldId(path);
  const error = errors.get(path);
  const domain = toDisplayDomain(site);
  return (
    <>
      <Field id={id} number="1.1" label={t('label')} hint={t('hint')} error={error}>
        <AddressInput
          className="input"
          id={id}
          name={path}
          value={site}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, { hint: true, error })}
          onChange={({ target }) => set(path, target.value === '' ? undefined : target.value)}
          onBlur={() => touch(path)}
        />
      </Field>
      <output className="block">
        {domain !== null && taken === null && (
          <span className="good mt-3">
            <CircleCheck className="icon" aria-hidden="true" />
            <span className="wiz__domain">{t('serves', { domain })}</span>
          </span>
        )}
        {taken !== null && (
          <span className="block mt-3">
            {t.rich('existing', {
              link: createPageLink(taken.path, {}),
              domain: domain ?? taken.domain,
            })}
          </span>
        )}
      </output>
    </>
  );
}
