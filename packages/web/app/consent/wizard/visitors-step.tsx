import { useTranslations } from 'use-intl';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FieldSet } from '../../ui/field.tsx';
import { fieldId } from '../../wizard/paths.ts';
import type { StepProps } from './use-consent-wizard.ts';

/** Whether everybody is asked first, or the law of the visitor's country decides. */
export function VisitorsStep({ answers: { regions }, set }: StepProps) {
  const t = useTranslations('consent-wizard.visitors');
  const id = fieldId('regions');
  return (
    <FieldSet id={id} number="2.1" label={t('label')} hint={t('hint')}>
      <div className="choices">
        {(['everyone', 'by-country'] as const).map((one) => (
          <ChoiceCard
            key={one}
            type="radio"
            id={one === 'everyone' ? id : `${id}--${one}`}
            name="regions"
            value={one}
            checked={regions === one}
            onChange={() => set('regions', one)}
            label={t(`${one}.label`)}
            note={t(`${one}.note`)}
            describedBy={`${id}-hint`}
          />
        ))}
      </div>
      {regions === 'by-country' && (
        <dl className="rv__list mt-4">
          {(['opt-in', 'exempt', 'opt-out'] as const).map((regime) => (
            <div key={regime}>
              <dt>{t(`regimes.${regime}.where`)}</dt>
              <dd>{t(`regimes.${regime}.how`)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Disclosure label={t('why')}>{t('because')}</Disclosure>
    </FieldSet>
  );
}
