import type { Appearance, BannerFields, Language } from '@clausewright/contract';
import { contrast } from './contrast.ts';
import { getPalette } from './palettes.ts';
import { plainText } from './plain-text.ts';

/** Why a banner may not be published; `field` is the path in the bodies of the calls. */
export interface AppearanceFault {
  field: string;
  code: 'contrast-low' | 'buttons-unequal';
  /** Of `contrast-low`: the ratio that was measured and the one that is needed, with one decimal. */
  values?: Record<string, string>;
}

export type FieldsByLanguage = Readonly<Partial<Record<Language, BannerFields>>>;

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const needed = { text: 4.5, control: 3 } as const;

/** What keeps an appearance from being lawful and readable; empty where nothing does. */
export function validateAppearance(
  appearance: Pick<Appearance, 'colour' | 'custom' | 'languages'>,
  fields: FieldsByLanguage,
): AppearanceFault[] {
  return [...colourFaults(appearance), ...rejectFaults(appearance), ...labelFaults(appearance, fields)];
}

function colourFaults(appearance: Pick<Appearance, 'colour' | 'custom'>): AppearanceFault[] {
  const { background, text, button, buttonText } = getPalette(appearance);
  return [
    ...tooLow('appearance.custom.text', contrast(text, background), needed.text),
    ...tooLow('appearance.custom.button_text', contrast(buttonText, button), needed.text),
    ...tooLow('appearance.custom.button', contrast(button, background), needed.control),
  ];
}

function tooLow(field: string, ratio: number, least: number): AppearanceFault[] {
  if (ratio >= least) return [];
  // Cut, not rounded: 4.49 must not read as the 4.5 that it misses.
  const values = { ratio: (Math.floor(ratio * 10) / 10).toFixed(1), needed: least.toFixed(1) };
  return [{ field, code: 'contrast-low', values }];
}

/** EDPB cookie banner taskforce, report of January 2023: refusing may not look lesser than agreeing. */
function rejectFaults({ colour, custom }: Pick<Appearance, 'colour' | 'custom'>): AppearanceFault[] {
  if (colour !== 'custom' || custom === null) return [];
  const { button, button_text: text, reject_button: reject, reject_button_text: rejectText } = custom;
  return [
    ...((reject ?? button) === button ? [] : [unequal('appearance.custom.reject_button')]),
    ...((rejectText ?? text) === text ? [] : [unequal('appearance.custom.reject_button_text')]),
  ];
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
