import type { Appearance, BannerFields, BannerLanguage } from '@clausewright/contract';
import type { BannerPalette } from '@clausewright/contract/banner';
import { contrast } from './contrast.ts';
import { getDarkPalette, getPalette, getTheme } from './palettes.ts';
import { plainText } from './plain-text.ts';

/** Why a banner may not be published; `field` is the path in the bodies of the calls. */
export interface AppearanceFault {
  field: string;
  code: 'contrast-low' | 'buttons-unequal' | 'logo-elsewhere';
  /** Of `contrast-low`: the ratio that was measured and the one that is needed, with one decimal. */
  values?: Record<string, string>;
}

export type FieldsByLanguage = Readonly<Partial<Record<BannerLanguage, BannerFields>>>;

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const needed = { text: 4.5, control: 3 } as const;

/** What of an appearance can be unlawful or unreadable. */
type Judged = Pick<Appearance, 'colour' | 'custom' | 'languages' | 'theme' | 'custom_dark' | 'logo_url'>;

/**
 * What keeps an appearance from being lawful and readable, in each theme that it has; empty where nothing does.
 * `hosts`: of the site, where they are known.
 */
export function validateAppearance(
  appearance: Judged,
  fields: FieldsByLanguage,
  hosts?: readonly string[],
): AppearanceFault[] {
  const own = appearance.colour === 'custom';
  return [
    ...themesOf(appearance).flatMap(([field, palette, colours]) => [
      ...colourFaults(field, palette),
      ...(own && colours ? rejectFaults(field, colours) : []),
    ]),
    ...logoFaults(appearance.logo_url ?? '', hosts),
    ...labelFaults(appearance, fields),
  ];
}

type OwnColours = NonNullable<Appearance['custom']>;

type Themed = readonly [field: string, palette: BannerPalette, colours: OwnColours | null | undefined];

/** Each theme that visitors can meet, with the place of its own colours in the calls. */
function themesOf(appearance: Judged): Themed[] {
  const { custom, custom_dark: customDark } = appearance;
  const first = getPalette(appearance);
  const dark = (palette: BannerPalette): Themed => ['appearance.custom_dark', palette, customDark];
  if (getTheme(appearance) === 'dark') return [dark(first)];
  const other = getDarkPalette(appearance);
  const light: Themed = ['appearance.custom', first, custom];
  return other === null ? [light] : [light, dark(other)];
}

function colourFaults(field: string, { background, text, button, buttonText }: BannerPalette) {
  return [
    ...tooLow(`${field}.text`, contrast(text, background), needed.text),
    ...tooLow(`${field}.button_text`, contrast(buttonText, button), needed.text),
    ...tooLow(`${field}.button`, contrast(button, background), needed.control),
  ];
}

function tooLow(field: string, ratio: number, least: number): AppearanceFault[] {
  if (ratio >= least) return [];
  // Cut, not rounded: 4.49 must not read as the 4.5 that it misses.
  const values = { ratio: (Math.floor(ratio * 10) / 10).toFixed(1), needed: least.toFixed(1) };
  return [{ field, code: 'contrast-low', values }];
}

/** EDPB cookie banner taskforce, report of January 2023: refusing may not look lesser than agreeing. */
function rejectFaults(field: string, colours: OwnColours): AppearanceFault[] {
  const { button, button_text: text, reject_button: reject, reject_button_text: rejectText } = colours;
  return [
    ...((reject ?? button) === button ? [] : [unequal(`${field}.reject_button`)]),
    ...((rejectText ?? text) === text ? [] : [unequal(`${field}.reject_button_text`)]),
  ];
}

/** A picture of somebody else would be a request to them before any answer. */
function logoFaults(logo: string, hosts: readonly string[] | undefined): AppearanceFault[] {
  if (logo === '' || hosts === undefined) return [];
  const { hostname } = new URL(logo);
  const isOwn = hosts.some((host) => {
    const bare = host.replace(/^\*\./, '');
    return hostname === bare || hostname.endsWith(`.${bare}`);
  });
  return isOwn ? [] : [{ field: 'appearance.logo_url', code: 'logo-elsewhere' }];
}

/** Accept and reject are both ours or both the owner's, so that they are of one kind, and they differ. */
function labelFaults(
  { languages }: Pick<Appearance, 'languages'>,
  fields: FieldsByLanguage,
): AppearanceFault[] {
  return languages.flatMap((language) => {
    const accept = plainText(fields[language]?.accept ?? '');
    const reject = plainText(fields[language]?.reject ?? '');
    if ((accept === '') !== (reject === '')) {
      return [unequal(`fields.${language}.${accept === '' ? 'accept' : 'reject'}`)];
    }
    const same = accept !== '' && accept.toLowerCase() === reject.toLowerCase();
    return same ? [unequal(`fields.${language}.reject`)] : [];
  });
}

function unequal(field: string): AppearanceFault {
  return { field, code: 'buttons-unequal' };
}
