import { getDarkPalette, getPalette, getTheme, palettes } from '@clausewright/banner/publish';
import type { BannerPalette } from '@clausewright/contract/banner';
import {
  bannerColours,
  type BannerColour,
  bannerThemes,
  type BannerTheme,
} from '@clausewright/contract/consent-types';
import { useTranslations } from 'use-intl';
import { CustomColours } from './custom-colours.tsx';
import { type LookProps, Part } from './part.tsx';
import { SwitchRow } from './switch-row.tsx';

const asCustom = ({ background, text, button, buttonText }: BannerPalette) => ({
  background,
  text,
  button,
  button_text: buttonText,
});

/** The looks by name, and colours of one's own, on a light or a dark ground. */
export function ColourFields({ appearance, errorAt, change }: LookProps) {
  const t = useTranslations('banner-editor.look');
  const theme = getTheme(appearance);
  const { custom, custom_dark: customDark } = appearance;
  const dark = getDarkPalette({ ...appearance, theme: 'auto' }) ?? palettes.dark;
  const light = getPalette({ ...appearance, theme: 'light' });
  // Own colours begin with those that were there.
  const begun = { custom: custom ?? asCustom(light), custom_dark: customDark ?? asCustom(dark) };
  const chooseColour = (colour: BannerColour) => {
    if (colour === 'custom') change({ colour, theme, ...begun });
    // These two say the ground, unless the visitor's device does.
    else if (colour === 'dark' || colour === 'light')
      change({ colour, theme: theme === 'auto' ? theme : colour });
    else change({ colour });
  };
  const chooseTheme = (next: BannerTheme) => {
    const colour = appearance.colour === 'dark' && next !== 'dark' ? 'light' : appearance.colour;
    change({ colour, theme: next, ...(colour === 'custom' && begun) });
  };
  const swatchOf = (colour: BannerColour): string => {
    if (colour === 'custom') return custom?.button ?? light.button;
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
              onChange={() => chooseColour(colour)}
            />
            <svg className="cons__dot" viewBox="0 0 22 22" aria-hidden="true">
              <circle cx="11" cy="11" r="10.5" fill={swatchOf(colour)} />
            </svg>
            {t(`colours.${colour}`)}
          </label>
        ))}
      </div>
      <SwitchRow
        label={t('theme')}
        options={bannerThemes.map((value) => ({ value, words: t(`themes.${value}`) }))}
        value={theme}
        onChange={chooseTheme}
      />
      {appearance.colour === 'custom' && theme !== 'dark' && custom && (
        <CustomColours
          field="appearance.custom"
          custom={custom}
          errorAt={errorAt}
          change={(next) => change({ custom: next })}
        />
      )}
      {appearance.colour === 'custom' && theme !== 'light' && (
        <>
          <h3 className="cons__theme">{t('customDark')}</h3>
          <CustomColours
            field="appearance.custom_dark"
            custom={begun.custom_dark}
            errorAt={errorAt}
            change={(next) => change({ custom_dark: next })}
          />
        </>
      )}
    </Part>
  );
}
