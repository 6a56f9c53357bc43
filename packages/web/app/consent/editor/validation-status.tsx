import { contrast, getDarkPalette, getPalette } from '@clausewright/banner/publish';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { BannerDraft } from './banner-draft.ts';
import { fieldId } from './field-places.ts';
import { type NamedFault, useRatio } from './appearance-errors.ts';

interface Props {
  appearance: BannerDraft['appearance'];
  faults: readonly NamedFault[];
}

/** What was measured of the banner, or why it cannot be published. */
export function ValidationStatus({ appearance, faults }: Props) {
  const t = useTranslations('banner-editor.judged');
  const shown = useRatio();
  const dark = getDarkPalette(appearance);
  // Of two themes what is harder to read.
  const shownIn = [getPalette(appearance), ...(dark === null ? [] : [dark])];
  const least = (ratios: number[]) => shown(Math.min(...ratios));
  return (
    <output className="cons__judged">
      {faults.length === 0 ? (
        <span className="good">
          <CircleCheck className="icon" aria-hidden="true" />
          <span>
            {t('good', {
              text: least(shownIn.map(({ text, background }) => contrast(text, background))),
              buttons: least(shownIn.map(({ buttonText, button }) => contrast(buttonText, button))),
            })}
          </span>
        </span>
      ) : (
        <span className="error">
          <CircleAlert className="icon" aria-hidden="true" />
          <span>
            {t('bad')}
            {faults.map(({ field, words }) => (
              <a
                key={field}
                href={`#${fieldId(field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(field))?.focus();
                }}
              >
                {words}
              </a>
            ))}
          </span>
        </span>
      )}
    </output>
  );
}
