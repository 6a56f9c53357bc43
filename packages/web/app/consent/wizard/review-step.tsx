import { use } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { languageNames } from '../../interface-languages.ts';
import { useLanguage } from '../../language/language-provider.tsx';
import { type QuestionStep, questionSteps } from './consent-faults.ts';
import { toDisplayDomain } from '../parse-domain.ts';
import { MissingServices } from './no-services.tsx';
import type { ConsentWizardState } from './use-consent-wizard.ts';
import { bannerCatalogue } from '../vendor-catalogue.ts';

type Lines = readonly (readonly [label: string, text: string])[];

/** Everything once more before the banner is created. */
export function ReviewStep({ wizard }: { wizard: ConsentWizardState }) {
  const t = useTranslations('consent-wizard');
  const tWizard = useTranslations('wizard');
  const lines = useLines(wizard);
  return (
    <>
      <MissingServices wizard={wizard} />
      {questionSteps.map((step, index) => {
        const title = t(`steps.${step}.title`);
        return (
          <section key={step} className="rv" aria-labelledby={`rv-${step}`}>
            <div className="rv__head">
              <h2 id={`rv-${step}`}>
                <span className="rv__n">{index + 1}</span>
                {title}
              </h2>
              {wizard.faults.some((fault) => fault.step === step) && (
                <span className="badge badge--danger">{tWizard('stepNeedsAnswer')}</span>
              )}
              <Link className="linkbtn" to={`?step=${index + 1}&back=review`}>
                {tWizard('change')}
                <span className="vh"> {title}</span>
              </Link>
            </div>
            <dl className="rv__list">
              {lines[step].map(([label, text]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </>
  );
}

function useLines({ answers }: ConsentWizardState): Record<QuestionStep, Lines> {
  const t = useTranslations('consent-wizard');
  const format = useFormatter();
  const { language } = useLanguage();
  const catalogue = use(bannerCatalogue(language));
  const { site, regions, vendors, own, colour, position, languages } = answers;
  const names = [
    ...vendors.flatMap((id) => catalogue[id]?.vendor.name ?? []),
    ...own.map(({ name }) => name),
  ];
  return {
    website: [[t('website.label'), toDisplayDomain(site) ?? site]],
    visitors: [[t('visitors.label'), t(`visitors.${regions}.label`)]],
    vendors: [
      [t('vendors.label'), names.length === 0 ? t('vendors.none') : format.list(names, { type: 'unit' })],
    ],
    look: [
      [t('look.colour'), t(`look.colours.${colour}`)],
      [t('look.position'), t(`look.positions.${position}`)],
      [
        t('look.languages'),
        format.list(
          languages.map((one) => languageNames[one]),
          { type: 'unit' },
        ),
      ],
    ],
  };
}
