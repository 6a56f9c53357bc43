import {
  type Appearance,
  type FieldsByLanguage,
  bannerLanguages,
  type VendorInput,
} from '@clausewright/contract';
import type { FieldRefusal, Refused } from '../../platform/http/envelope.ts';

/** Controls, and marks that turn the direction of what follows: a banner would show another text than it has. */
const unusable = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const unusableInText = /[^\P{Cc}\n]|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** What of the owner's decisions a schema cannot refuse, with the field of the call. */
export interface Decided {
  appearance?: Appearance | undefined;
  fields?: FieldsByLanguage | undefined;
  /** `at`: where they stand in the body. */
  vendors?: { at: string; given: readonly VendorInput[] } | undefined;
}

/** Null where nothing is to be said against it. */
export function refusedBanner({ appearance, fields, vendors }: Decided): Refused | null {
  const faults = [
    ...(appearance === undefined ? [] : appearanceFaults(appearance)),
    ...bannerLanguages.flatMap((language) => textFaults(fields?.[language] ?? {}, `fields.${language}`)),
    ...(vendors?.given ?? []).flatMap((vendor, index) =>
      vendorFaults(vendor, `${vendors?.at ?? ''}.${index}.`),
    ),
  ];
  return refusal(faults);
}

/** The same for the one vendor that a body is. */
export function refusedVendor(vendor: VendorInput): Refused | null {
  return refusal(vendorFaults(vendor, ''));
}

function refusal(fields: readonly FieldRefusal[]): Refused | null {
  return fields.length === 0 ? null : { ok: false, reason: 'answers-invalid', fields };
}

function appearanceFaults({ colour, custom, logo_url: logo = '' }: Appearance): FieldRefusal[] {
  const isLost = logo !== '' && !URL.canParse(logo);
  return [
    ...(colour === 'custom' && custom === null
      ? [{ field: 'appearance.custom', code: 'required' } as const]
      : []),
    ...(isLost ? [{ field: 'appearance.logo_url', code: 'wrong-format' } as const] : []),
  ];
}

function vendorFaults(vendor: VendorInput, path: string): FieldRefusal[] {
  const { name, type, purpose, about, ...rest } = vendor;
  // Specification 3 pairs them: nothing that may be refused can be called essential.
  const isMisnamed = type === 'ESSENTIAL' && purpose !== 'ENABLE_BASIC_FEATURES';
  return [
    ...(name.trim() === '' ? [{ field: `${path}name`, code: 'required' } as const] : []),
    ...(isMisnamed ? [{ field: `${path}type`, code: 'not-allowed' } as const] : []),
    ...textFaults({ name, company: rest.company, privacy_url: rest.privacy_url }, path.slice(0, -1)),
    ...textFaults({ patterns: rest.patterns.join(''), cookies: rest.cookies.join('') }, path.slice(0, -1)),
    ...textFaults(about, `${path}about`, unusableInText),
  ];
}

function textFaults(
  texts: Readonly<Record<string, string | undefined>>,
  path: string,
  refused: RegExp = unusable,
): FieldRefusal[] {
  return Object.entries(texts).flatMap(([name, text = '']): FieldRefusal[] => {
    const field = path === '' ? name : `${path}.${name}`;
    if ((name === 'introduction' ? unusableInText : refused).test(text)) {
      return [{ field, code: 'unusable-characters' }];
    }
    const isLost = name.endsWith('_url') && text !== '' && !URL.canParse(text);
    return isLost ? [{ field, code: 'wrong-format' }] : [];
  });
}
