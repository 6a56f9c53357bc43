import { getPalette } from '@clausewright/banner/publish';
import { bannerColours, bannerPositions } from '@clausewright/contract/consent-types';
import { languages as allLanguages } from '@clausewright/contract/languages';
import { useTranslations } from 'use-intl';
import { languageNames } from '../../interface-languages.ts';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { describedBy } from '../../ui/described-by.ts';
import { FieldSet } from '../../ui/field.tsx';
import { fieldId } from '../../wizard/paths.ts';
import { BannerSketch } from './banner-sketch.tsx';
import { CustomColours } from './custom-colours.tsx';
import type { StepProps } from './use-consent-wizard.ts';

/** Colours, place and languages of the banner; words and the rest come afterwards in Appearance. */
export function AppearanceStep(props: StepProps) {
  const t = useTranslations('consent-wizard.look');
  const { answers, errors, set } = props;
  const { colour, custom, position, languages } = answers;
  const [colourId, placeId, languagesId] = ['colour', 'position', 'languages'].map(fieldId) as [
    string,
    string,
    string,
  ];
  const error = errors.get('languages');
  return (
    <>
      <FieldSet id={colourId} number="4.1" label={t('colour')} hint={t('colourHint')}>
        <div className="swatches">
          {bannerColours.map((one) => (
            <label key={one} className="swatch">
              <input
                type="radio"
                className="vh"
                name="colour"
                value={one}
                checked={colour === one}
                onChange={() => set('colour', one)}
                aria-describedby={`${colourId}-hint`}
              />
              <Dot {...getPalette({ colour: one, custom })} />
              {t(`colours.${one}`)}
            </label>
          ))}
        </div>
        {colour === 'custom' && <CustomColours {...props} />}
        <BannerSketch palette={getPalette({ colour, custom })} position={position} />
      </FieldSet>
      <FieldSet id={placeId} number="4.2" label={t('position')}>
        <div className="choices choices--2">
          {bannerPositions.map((one) => (
            <ChoiceCard
              key={one}
              type="radio"
              id={one === 'bar' ? placeId : `${placeId}--${one}`}
              name="position"
              value={one}
              checked={position === one}
              onChange={() => set('position', one)}
              label={t(`positions.${one}`)}
            />
          ))}
        </div>
      </FieldSet>
      <FieldSet id={languagesId} number="4.3" label={t('languages')} hint={t('languagesHint')} error={error}>
        <div className="choices choices--2">
          {allLanguages.map((one) => (
            <ChoiceCard
              key={one}
              type="checkbox"
              id={one === allLanguages[0] ? languagesId : `${languagesId}--${one}`}
              name="languages"
              value={one}
              lang={one}
              checked={languages.includes(one)}
              onChange={() => {
                const next = languages.includes(one)
                  ? languages.filter((kept) => kept !== one)
                  : [...languages, one];
                set('languages', next);
              }}
              label={languageNames[one]}
              invalid={error !== undefined}
              describedBy={describedBy(languagesId, { hint: true, error })}
            />
          ))}
        </div>
      </FieldSet>
    </>
  );
}

/** Ground and button in one dot; colours as attributes, because the page's policy refuses styles. */
function Dot({ background, button }: { background: string; button: string }) {
  return (
    <svg className="consent__dot" viewBox="0 0 22 22" aria-hidden="true">
      <circle cx="11" cy="11" r="10.5" fill={background} stroke="currentColor" strokeOpacity="0.5" />
      <path d="M11 3a8 8 0 0 1 0 16z" fill={button} />
    </svg>
  );
}
