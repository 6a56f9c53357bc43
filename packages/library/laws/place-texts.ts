/** The names of places and laws in one language. The build of the pages takes the values of `names/`, not the imports. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Language } from '@clausewright/contract/languages';
import { lawFiles } from './law-files.ts';
import type { LawTag } from './law-tags.ts';

export interface PlaceTexts {
  laws: Readonly<Record<LawTag, { name: string; short: string }>>;
  regions: Readonly<Record<string, string>>;
  /** Of the question `laws`, by type. */
  options: Readonly<Record<AgreementType, Readonly<Record<string, string>>>>;
}

export function placeTexts(language: Language): PlaceTexts {
  const laws = lawFiles.flatMap((file) => Object.entries(file.laws));
  const options: Record<string, Record<string, string>> = {};
  for (const [tag, { documents }] of laws) {
    for (const [type, { names }] of Object.entries(documents)) {
      options[type] = { ...options[type], [tag]: names[language] };
    }
  }
  const regions = lawFiles.flatMap((file) => Object.entries(file.regions ?? {}));
  return {
    laws: Object.fromEntries(laws.map(([tag, { names }]) => [tag, names[language]])) as PlaceTexts['laws'],
    regions: Object.fromEntries(regions.map(([id, { names }]) => [id, names[language]])),
    options: options as PlaceTexts['options'],
  };
}
