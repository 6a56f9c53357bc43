import { palettes, getPalette } from '@clausewright/banner/publish';
import { bannerColours, type BannerColour } from '@clausewright/contract/consent-types';
import { useTranslations } from 'use-intl';
import { CustomColours } from './custom-colours.tsx';
import { type LookProps, Part } from './part.tsx';

/** The looks by name, and colours of one's own. */
export function ColourFields({ appearance, errorAt, change }: LookProps) {
  const t = useTranslations('banner-editor.look');
  const { background, text, button, buttonText } = getPalette(appearance);
  const choose = (colour: BannerColour) => {
    // Own colours begin with those that were there.
    const begin = { background, text, button, button_text: buttonText };
    change(colour === 'custom' ? { colour, custom: appearance.custom ?? begin } : { colour });
  };
  const swatchOf = (colour: BannerColour): string => {
    if (colour === 'custom') return appearance.custom?.button ?? button;
    return colour === 'dark' || colour === 'light' ? palettes[colour].background : palettes[colour].button;
  };
  return (
    <Part title={t('colour')}>
      <div className="swatches">
        {bannerColours.map((colour) => (
          <label key={colour} className="swatch">
            <input
              className="vh"
              type="radio"
              name="colour"
              value={colour}
              checked={appearance.colour === colour}
              onChange={() => choose(colour)}
            />
            <svg className="cons__dot" viewBox="0 0 22 22" aria-hidden="true">
              <circle cx="11" cy="11" r="10.5" fill={swatchOf(colour)} />
            </svg>
            {t(`colours.${colour}`)}
          </label>
        ))}
      </div>
      {appearance.colour === 'custom' && appearance.custom && (
        <CustomColours custom={appearance.custom} errorAt={errorAt} change={(custom) => change({ custom })} />
      )}
    </Part>
  );
}
